/** Known block the height of other days is estimated from: the fourth halving. */
const ANCHOR = { height: 840_000, time: Date.UTC(2024, 3, 20, 0, 9) };
const BLOCK_MS = 10 * 60_000;
const BLOCKS_PER_HALVING = 210_000;
const FIRST_SUBSIDY_SATOSHI = 50 * 1e8;

export const GENESIS_BLOCK_TIME = Date.UTC(2009, 0, 3, 18, 15);

/** The block height at an instant, at one block in ten minutes from the last known one. */
export function heightAt(time: Date, known: { height: number; time: number } = ANCHOR): number {
  return Math.max(0, Math.floor(known.height + (time.getTime() - known.time) / BLOCK_MS));
}

/** Bitcoins mined up to and including a height, by the halving schedule. */
export function bitcoinSupplyAt(height: number): number {
  let satoshi = 0;
  let left = height + 1;
  let subsidy = FIRST_SUBSIDY_SATOSHI;
  while (left > 0 && subsidy > 0) {
    const blocks = Math.min(left, BLOCKS_PER_HALVING);
    satoshi += blocks * subsidy;
    left -= blocks;
    subsidy = Math.floor(subsidy / 2);
  }
  return satoshi / 1e8;
}
