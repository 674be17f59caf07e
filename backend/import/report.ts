import type { Writable } from 'node:stream';
import type { ImportOutcome } from '@/backend/import/store/store-items';
import type { ImportEvent } from './item';

type Remark = Exclude<ImportEvent, { type: 'item' }>;

const SHOWN_PLACES = 5;

/** What an import did, told while it runs and summed up at its end. */
export class Report {
  private readonly totals = { added: 0, updated: 0, unchanged: 0, withdrawn: 0, waiting: 0 };
  private readonly remarks: { kind: 'skipped' | 'broken'; reason: string; where: string }[] = [];
  private readonly pictures: { address: string; reason: string }[] = [];
  private parsedOnly = 0;

  /** @param isDryRun nothing was stored: the numbers are what would have been */
  constructor(
    private readonly out: Writable,
    private readonly isDryRun = false,
  ) {}

  /** Whether anything could not be read: the command ends with an error then. */
  hasBroken(): boolean {
    return this.remarks.some(({ kind }) => kind === 'broken');
  }

  /** Everything there is to say, for programs. */
  summary() {
    const remarks = (kind: 'skipped' | 'broken') =>
      this.remarks.filter((remark) => remark.kind === kind).map(({ where, reason }) => ({ where, reason }));
    return {
      isDryRun: this.isDryRun,
      ...this.totals,
      parsedOnly: this.parsedOnly,
      skipped: remarks('skipped'),
      broken: remarks('broken'),
      pictures: this.pictures,
    };
  }

  event(event: Remark): void {
    if (event.type === 'parsed-only') this.parsedOnly += event.items;
    else {
      const kind = event.type === 'skip' ? 'skipped' : 'broken';
      this.remarks.push({ kind, reason: event.reason, where: event.where });
    }
  }

  repeated(sourceKey: string): void {
    this.remarks.push({ kind: 'skipped', reason: 'has the same id as an item before it', where: sourceKey });
  }

  stored({
    failures,
    ...outcome
  }: ImportOutcome & { failures: { address: string; reason: string }[] }): void {
    for (const key of ['added', 'updated', 'unchanged', 'withdrawn', 'waiting'] as const)
      this.totals[key] += outcome[key];
    this.pictures.push(...failures);
    const { added, updated, unchanged, withdrawn } = this.totals;
    this.out.write(`${added} added, ${updated} updated, ${unchanged} unchanged, ${withdrawn} withdrawn\n`);
  }

  print(): void {
    const { added, updated, unchanged, withdrawn } = this.totals;
    this.out.write(
      `\n${this.isDryRun ? 'Dry run, nothing was stored' : 'Done'}: ${added} added, ${updated} updated, ${unchanged} unchanged, ${withdrawn} withdrawn.\n`,
    );
    if (this.totals.waiting > 0)
      this.out.write(
        `${this.totals.waiting} changes wait on the desk, because an editor changed the item.\n`,
      );
    if (this.parsedOnly > 0) {
      this.out.write(
        `${this.parsedOnly} items of feeds that quote other people's posts were read and not stored.\n`,
      );
    }
    for (const kind of ['skipped', 'broken'] as const) {
      const remarks = this.remarks.filter((remark) => remark.kind === kind);
      if (remarks.length > 0) this.out.write(`\n${remarks.length} ${kind}:\n`);
      this.group(remarks);
    }
    if (this.pictures.length > 0)
      this.out.write(`\n${this.pictures.length} pictures not copied (alt text and link instead):\n`);
    this.group(this.pictures.map(({ address, reason }) => ({ where: address, reason })));
  }

  private group(remarks: { where: string; reason: string }[]): void {
    const byReason = new Map<string, string[]>();
    for (const { where, reason } of remarks) byReason.set(reason, [...(byReason.get(reason) ?? []), where]);
    for (const [reason, places] of byReason) {
      const more = places.length > SHOWN_PLACES ? ` and ${places.length - SHOWN_PLACES} more` : '';
      this.out.write(`  ${reason} (${places.length}): ${places.slice(0, SHOWN_PLACES).join(', ')}${more}\n`);
    }
  }
}
