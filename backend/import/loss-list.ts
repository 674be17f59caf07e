import type { Writable } from 'node:stream';
import { countOf } from '@/backend/kernel/text/count-of';
import type { LossKind } from './body/loss';
import type { ItemLoss } from './item';

/** Losses an import is not whole with, unless the operator accepts them. */
const REAL: readonly LossKind[] = ['lost', 'gated'];
/** Each kind for one part and for several. */
const HEADS: Record<LossKind, readonly [singular: string, plural: string]> = {
  lost: ['part did not arrive, or not whole', 'parts did not arrive, or not whole'],
  gated: ['part that not everyone may read was left out', 'parts that not everyone may read were left out'],
  stored: ['part that not everyone may read is in a draft', 'parts that not everyone may read are in drafts'],
  changed: ['part arrived in another form', 'parts arrived in another form'],
};
const SHOWN_CHANGES = 5;

/** The parts of texts that did not arrive as they were. */
export class LossList {
  private readonly losses: ItemLoss[] = [];

  add(losses: readonly ItemLoss[]): void {
    this.losses.push(...losses);
  }

  /** The number of parts that are missing. */
  get missing(): number {
    return this.losses.filter(({ kind }) => REAL.includes(kind)).length;
  }

  /** What is missing, for a report in JSON. */
  rows(): ItemLoss[] {
    return this.losses.filter(({ kind }) => REAL.includes(kind));
  }

  /** What arrived in another form, or in a draft, for a report in JSON. */
  notes(): { where: string; reason: string }[] {
    return this.losses
      .filter(({ kind }) => !REAL.includes(kind))
      .map((loss) => ({ where: placeOf(loss), reason: loss.what }));
  }

  /** Writes every missing part on a line, and of the others the first ones. */
  print(out: Writable): void {
    for (const kind of Object.keys(HEADS) as LossKind[]) {
      const losses = this.losses.filter((loss) => loss.kind === kind);
      if (losses.length === 0) continue;
      const shown = kind === 'changed' ? losses.slice(0, SHOWN_CHANGES) : losses;
      const more = losses.length - shown.length;
      out.write(`\n${countOf(losses.length, ...HEADS[kind])}:\n`);
      for (const loss of shown) out.write(`  ${placeOf(loss)}: ${loss.what}\n`);
      if (more > 0) out.write(`  and ${more} more\n`);
    }
  }
}

function placeOf({ where, title, place }: ItemLoss): string {
  return `${where} "${title}"${place === '' ? '' : `, after "${place}"`}`;
}
