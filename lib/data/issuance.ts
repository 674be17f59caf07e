import {
  bitcoinRewardAt,
  bitcoinSupplyAt,
  GENESIS_BLOCK_TIME,
  HALVING_BLOCKS,
  HALVING_DAYS,
  heightAt,
  heightOfSupply,
  MINUTES_PER_BLOCK,
} from '@/backend/contract/data/bitcoin-supply';

const MINUTE_MS = 60_000;
const LAST_YEAR = 2040;
const FIRST_YEAR = 2009;
const CAP = 21_000_000;
const MONTHS = [0, 6];

export interface IssuancePoint {
  /** `YYYY-MM` */
  month: string;
  /** Coins that were there by then; null after the last known day. */
  mined: number | null;
  /** Coins that the rule will have made; null before the last known day. */
  expected: number | null;
  cap: number;
  /** Coins a block brings. */
  reward: number;
}

export interface Halving {
  /** First, second, … */
  number: number;
  height: number;
  /** `YYYY-MM-DD`; empty for one whose day is not written down. */
  day: string;
  before: number;
  after: number;
  supply: number;
}

export interface Countdown {
  number: number;
  blocksLeft: number;
  /** Blocks since the last halving. */
  blocksDone: number;
  /** About when, at a block in ten minutes. */
  at: Date;
}

/** How bitcoins came and will come into being, every half year; what is known ends with the last day of the series. */
export function issuance(mined: number, day: string): IssuancePoint[] {
  const known = heightOfSupply(mined);
  const from = { height: known, time: Date.parse(`${day}T00:00:00Z`) };
  const halfYears = Array.from({ length: (LAST_YEAR - FIRST_YEAR) * 2 + 1 }, (_, index) => {
    const time = Date.UTC(FIRST_YEAR + Math.floor(index / 2), MONTHS[index % 2] ?? 0, 1);
    return { month: new Date(time).toISOString().slice(0, 7), time };
  });
  const past = halfYears.filter(({ time }) => time < from.time);
  const future = halfYears.filter(({ time }) => time > from.time);
  const at = (time: number) => bitcoinSupplyAt(heightOn(time, from));
  return [
    ...past.map(({ month, time }) => toPoint(month, at(time), null, heightOn(time, from))),
    toPoint(day.slice(0, 7), mined, mined, known),
    ...future.map(({ month, time }) => toPoint(month, null, at(time), heightOn(time, from))),
  ];
}

interface Known {
  height: number;
  time: number;
}

/** Between two days that are known blocks came evenly; after the last one, one in ten minutes. */
function heightOn(time: number, last: Known): number {
  if (time >= last.time) return heightAt(new Date(time), last);
  const halvings = HALVING_DAYS.map((day, index) => ({
    height: (index + 1) * HALVING_BLOCKS,
    time: Date.parse(`${day}T00:00:00Z`),
  })).filter((halving) => halving.time < last.time);
  const known = [{ height: 0, time: GENESIS_BLOCK_TIME }, ...halvings, last];
  const next = known.findIndex((one) => one.time > time);
  const [before, after] = [known[next - 1], known[next]];
  if (!before || !after) return 0;
  const share = (time - before.time) / (after.time - before.time);
  return Math.floor(before.height + (after.height - before.height) * share);
}

function toPoint(
  month: string,
  mined: number | null,
  expected: number | null,
  height: number,
): IssuancePoint {
  return { month, mined, expected, cap: CAP, reward: bitcoinRewardAt(height) };
}

/** How far it is to the next halving. */
export function countdown(mined: number, day: string): Countdown {
  const height = heightOfSupply(mined);
  const number = Math.floor(height / HALVING_BLOCKS) + 1;
  const blocksLeft = number * HALVING_BLOCKS - height;
  return {
    number,
    blocksLeft,
    blocksDone: HALVING_BLOCKS - blocksLeft,
    at: new Date(Date.parse(`${day}T00:00:00Z`) + blocksLeft * MINUTES_PER_BLOCK * MINUTE_MS),
  };
}

/** The halvings that were, oldest first. */
export function pastHalvings(mined: number): Halving[] {
  const count = Math.floor(heightOfSupply(mined) / HALVING_BLOCKS);
  return Array.from({ length: count }, (_, index) => {
    const height = (index + 1) * HALVING_BLOCKS;
    return {
      number: index + 1,
      height,
      day: HALVING_DAYS[index] ?? '',
      before: bitcoinRewardAt(height - 1),
      after: bitcoinRewardAt(height),
      supply: bitcoinSupplyAt(height - 1),
    };
  });
}
