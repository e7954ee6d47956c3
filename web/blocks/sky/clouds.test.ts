import { cloudsFor } from './clouds';

/** A random generator with a fixed seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test.each([
  [720, 10],
  [721, 15],
])('shows in a window %d px wide %d clouds', (width, count) => {
  expect(cloudsFor(width, seededRandom(7))).toHaveLength(count);
});

test.each([1, 2, 3, 4, 5])('keeps clouds apart and within limits (seed %d)', seed => {
  const clouds = cloudsFor(1440, seededRandom(seed));
  for (const { left, top, depth, seconds } of clouds) {
    expect(left).toBeGreaterThanOrEqual(-100);
    expect(left).toBeLessThanOrEqual(150);
    expect(top).toBeGreaterThanOrEqual(10);
    expect(top).toBeLessThanOrEqual(39);
    expect([1, 2, 3, 4]).toContain(depth);
    expect(seconds).toBeGreaterThanOrEqual(80);
    expect(seconds).toBeLessThanOrEqual(379);
  }
  const pairs = clouds.flatMap((one, index) =>
    clouds.slice(index + 1).map(other => Math.hypot(one.left - other.left, one.top - other.top)),
  );
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(10);
});

test('moves near clouds faster than far ones', () => {
  const clouds = cloudsFor(1440, seededRandom(3));
  const slowest = (depth: number) => Math.max(...clouds.filter(cloud => cloud.depth === depth).map(cloud => cloud.seconds));
  const fastest = (depth: number) => Math.min(...clouds.filter(cloud => cloud.depth === depth).map(cloud => cloud.seconds));
  expect(slowest(1)).toBeLessThanOrEqual(fastest(4));
});
