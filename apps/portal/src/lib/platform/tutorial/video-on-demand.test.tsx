// @vitest-environment page
import { drawInPage } from '@taga/web/testing';
import { expect, test } from 'vitest';
import { VideoOnDemand } from './video-on-demand.tsx';

test('nothing of the video is fetched until somebody presses play', async () => {
  const { place, press, store } = await drawInPage(<VideoOnDemand />, { words: ['accounts'] });
  expect(place.querySelector('video, iframe')).toBeNull();
  await press(store.getSnapshot().text('tutorial.video.play'));
  await expect.poll(() => place.querySelector('video, iframe')).not.toBeNull();
  expect(place.querySelector('button')).toBeNull();
});
