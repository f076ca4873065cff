import { useLanguage } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { loadPlaces, type Places, shippedPlaces } from './places.ts';

/** The lists that ship are there at once; the server's take their place when they come. */
export function usePlaces(): Places {
  const language = useLanguage();
  const [places, setPlaces] = useState(shippedPlaces);
  useEffect(() => {
    let isGone = false;
    void loadPlaces(language).then((loaded) => {
      if (!isGone) setPlaces(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  return places;
}
