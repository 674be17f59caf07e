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
/** The most bitcoins that will ever exist. */
export const CAP = 21_000_000;
const FROM = Date.UTC(FIRST_YEAR, 0, 1);
const TO = Date.UTC(LAST_YEAR, 0, 1);
const BLOCK_MS = MINUTES_PER_BLOCK * MINUTE_MS;
const MONTHS = [0, 6];

export interface IssuancePoint {
  /** `YYYY-MM` */
  month: string;
  /** Coins mined by this month; null after the last known day. */
  mined: number | null;
  /** Coins expected by this month; null before the last known day. */
  expected: number | null;
  /** The coins created by a block. */
  reward: number;
  /** Its place in time, 0..100 from the left. */
  across: number;
}

/** A period in which every block has the same reward. */
export interface RewardSpan {
  reward: number;
  /** The reward in percent of the first reward, 0..100. */
  share: number;
  /** 0..100 from the left. */
  from: number;
  to: number;
  /** Where the elapsed part ends, 0..100 from the left. */
  past: number;
}

export interface Halving {
  /** The number of the halving: 1 for the first. */
  number: number;
  height: number;
  /** `YYYY-MM-DD`; empty when `HALVING_DAYS` does not list it. */
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
  /** The estimated time, assuming one block every ten minutes. */
  at: Date;
}

/**
 * The supply of bitcoins at every half year, and on the last known day.
 * @param mined coins mined by `day`
 * @param day the last known day, `YYYY-MM-DD`
 */
export function issuance(mined: number, day: string): IssuancePoint[] {
  const minedHeight = heightOfSupply(mined);
  const from = { height: minedHeight, time: Date.parse(`${day}T00:00:00Z`) };
  const halfYears = Array.from({ length: (LAST_YEAR - FIRST_YEAR) * 2 + 1 }, (_, index) => {
    const time = Date.UTC(FIRST_YEAR + Math.floor(index / 2), MONTHS[index % 2] ?? 0, 1);
    return { month: new Date(time).toISOString().slice(0, 7), time };
  });
  const past = halfYears.filter(({ time }) => time < from.time);
  const future = halfYears.filter(({ time }) => time > from.time);
  const at = (time: number) => bitcoinSupplyAt(heightOn(time, from));
  return [
    ...past.map(({ month, time }) => toPoint(month, at(time), null, heightOn(time, from), time)),
    toPoint(day.slice(0, 7), mined, mined, minedHeight, from.time),
    ...future.map(({ month, time }) => toPoint(month, null, at(time), heightOn(time, from), time)),
  ];
}

/** The block reward from halving to halving, to the end of the curve. */
export function rewardSpans(mined: number, day: string): RewardSpan[] {
  const last = { height: heightOfSupply(mined), time: Date.parse(`${day}T00:00:00Z`) };
  const first = bitcoinRewardAt(0);
  const now = acrossOf(last.time);
  const spans: RewardSpan[] = [];
  for (let number = 0; number === 0 || halvingTime(number, last) < TO; number += 1) {
    const reward = bitcoinRewardAt(number * HALVING_BLOCKS);
    const from = number === 0 ? 0 : acrossOf(halvingTime(number, last));
    const to = acrossOf(halvingTime(number + 1, last));
    const past = Math.min(to, Math.max(from, now));
    spans.push({ reward, share: (reward / first) * 100, from, to, past });
  }
  return spans;
}

const FIRST_HALVING_YEAR = 2012;

/** The years printed under the curve: the first one, and every fourth year from 2012 on, in which halvings fall. */
export function curveYears(): { year: number; across: number }[] {
  const halvings = Array.from(
    { length: (LAST_YEAR - FIRST_HALVING_YEAR) / 4 + 1 },
    (_, at) => FIRST_HALVING_YEAR + at * 4,
  );
  return [FIRST_YEAR, ...halvings].map((year) => ({ year, across: acrossOf(Date.UTC(year, 0, 1)) }));
}

/** Time of a halving in milliseconds: the known day, or an estimate that assumes one block every ten minutes. */
function halvingTime(number: number, last: Known): number {
  const day = HALVING_DAYS[number - 1];
  const dayTime = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`);
  return dayTime < last.time ? dayTime : last.time + (number * HALVING_BLOCKS - last.height) * BLOCK_MS;
}

function acrossOf(time: number): number {
  return Math.min(100, Math.max(0, ((time - FROM) / (TO - FROM)) * 100));
}

interface Known {
  height: number;
  time: number;
}

/**
 * Estimated block height: blocks come evenly between two known days, and one every ten minutes after the last known
 * day.
 */
function heightOn(time: number, last: Known): number {
  if (time >= last.time) return heightAt(new Date(time), last);
  const halvings = HALVING_DAYS.map((day, index) => ({
    height: (index + 1) * HALVING_BLOCKS,
    time: Date.parse(`${day}T00:00:00Z`),
  })).filter((halving) => halving.time < last.time);
  const fixedPoints = [{ height: 0, time: GENESIS_BLOCK_TIME }, ...halvings, last];
  const next = fixedPoints.findIndex((point) => point.time > time);
  const [before, after] = [fixedPoints[next - 1], fixedPoints[next]];
  if (!before || !after) return 0;
  const share = (time - before.time) / (after.time - before.time);
  return Math.floor(before.height + (after.height - before.height) * share);
}

function toPoint(
  month: string,
  mined: number | null,
  expected: number | null,
  height: number,
  time: number,
): IssuancePoint {
  return { month, mined, expected, reward: bitcoinRewardAt(height), across: acrossOf(time) };
}

/** The time and the blocks left until the next halving. */
export function countdown(mined: number, day: string): Countdown {
  const height = heightOfSupply(mined);
  const number = Math.floor(height / HALVING_BLOCKS) + 1;
  const blocksLeft = number * HALVING_BLOCKS - height;
  return {
    number,
    blocksLeft,
    blocksDone: HALVING_BLOCKS - blocksLeft,
    at: new Date(Date.parse(`${day}T00:00:00Z`) + blocksLeft * BLOCK_MS),
  };
}

/** The halvings so far, oldest first. */
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
