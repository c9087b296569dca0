import { expect, it } from 'vitest';
import { Camera } from '../../src/kit/camera.svelte';

const SMALL = { west: 0, south: 0, east: 2, north: 0 };
const GROWN = { west: -9, south: -6, east: 9, north: 6 };

function looking(): Camera {
  const camera = new Camera();
  camera.buttons = false;
  camera.width = 800;
  camera.height = 600;
  camera.fit(SMALL);
  return camera;
}

/** Whether both corners of these cells are in the space. */
function sees(camera: Camera, bounds: typeof SMALL): boolean {
  const [left, top] = camera.onScreen(bounds.west * 100, -bounds.north * 100);
  const [right, bottom] = camera.onScreen((bounds.east + 1) * 100, (1 - bounds.south) * 100);
  return left >= 0 && top >= 0 && right <= 800 && bottom <= 600;
}

it('fits itself to a labyrinth that grows', () => {
  const camera = looking();
  expect(sees(camera, SMALL)).toBe(true);
  expect(sees(camera, GROWN)).toBe(false);
  camera.follow(GROWN);
  expect(sees(camera, GROWN)).toBe(true);
});

it('stays as it is while what grows is in sight', () => {
  const camera = looking();
  const { x, y, scale } = camera;
  camera.follow({ ...SMALL, north: 1 });
  expect([camera.x, camera.y, camera.scale]).toEqual([x, y, scale]);
});

it('keeps the player’s own zoom when the labyrinth grows', () => {
  const camera = looking();
  camera.zoom(1.3);
  const { scale } = camera;
  camera.follow(GROWN);
  expect(camera.scale).toBe(scale);
  camera.fit(GROWN);
  expect(sees(camera, GROWN)).toBe(true);
});

it('moves without zooming to show a cell out of sight', () => {
  const camera = looking();
  camera.zoom(1.1);
  const { scale } = camera;
  const far = { west: 9, south: 4, east: 9, north: 4 };
  camera.reveal(far);
  expect(sees(camera, far)).toBe(true);
  expect(camera.scale).toBe(scale);
});

it('zooms around the point under the pointer', () => {
  const camera = looking();
  const [x, y] = camera.onScreen(120, 30);
  camera.zoom(1.25, x, y);
  const [nowX, nowY] = camera.onScreen(120, 30);
  expect(nowX).toBeCloseTo(x);
  expect(nowY).toBeCloseTo(y);
});
