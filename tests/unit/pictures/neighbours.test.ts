import { pickNeighbourStyles } from '@/lib/pictures/neighbours';
import { PALETTES } from '@/lib/pictures/palettes';

const SEEDS = Array.from({ length: 40 }, (_, i) => `item-${i}`);

describe('pickNeighbourStyles', () => {
  it.each([1, 2, 3, 4])('makes neighbours differ in a grid of %i columns', (columns) => {
    for (const night of [false, true]) {
      const styles = pickNeighbourStyles(SEEDS, { columns, night });
      for (const [i, style] of styles.entries()) {
        for (const other of [styles[i - 1], styles[i - columns]]) {
          expect(style.set).not.toBe(other?.set);
          expect(style.kind).not.toBe(other?.kind);
        }
      }
    }
  });

  it('lets one loud ground into any screenful', () => {
    const styles = pickNeighbourStyles(SEEDS, { screen: 6 });
    for (let i = 0; i + 6 <= styles.length; i += 1) {
      const loud = styles.slice(i, i + 6).filter(({ set }) => PALETTES[set].loud);
      expect(loud.length).toBeLessThanOrEqual(1);
    }
    expect(styles.some(({ set }) => PALETTES[set].loud)).toBe(true);
  });

  it('gives the lead the loud one', () => {
    const [lead, ...rest] = pickNeighbourStyles(SEEDS.slice(0, 8), { lead: true });
    expect(lead && PALETTES[lead.set].loud).toBe(true);
    expect(rest.every(({ set }) => !PALETTES[set].loud)).toBe(true);
  });

  it('answers nothing for nothing, and the same twice', () => {
    expect(pickNeighbourStyles([])).toEqual([]);
    expect(pickNeighbourStyles(SEEDS)).toEqual(pickNeighbourStyles(SEEDS));
  });
});
