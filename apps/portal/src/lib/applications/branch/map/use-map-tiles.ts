import type { AnswerOf } from '@taga/contract';
import { getMapTiles } from '@taga/contract/calls/branches';
import { useLanguage } from '@taga/web/text';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';

type Tiles = AnswerOf<typeof getMapTiles>['Data']['Tiles'];

let known: Promise<Tiles> | undefined;

/** Where pictures of the map come from: null for none, and nothing while it is not known. Without a network, none. */
export function useMapTiles(): Tiles | undefined {
  const language = useRef(useLanguage());
  const [tiles, setTiles] = useState<Tiles>();
  useEffect(() => {
    let isGone = false;
    known ??= callApi(getMapTiles, { language: language.current, isQuiet: true }).then(({ Data }) => Data.Tiles);
    known
      .catch(() => {
        // The next map asks again.
        known = undefined;
        return null;
      })
      .then((found) => !isGone && setTiles(found));
    return () => {
      isGone = true;
    };
  }, []);
  return tiles;
}
