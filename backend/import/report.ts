import type { Writable } from 'node:stream';
import type { AddressesOutcome } from '@/backend/import/store/import-addresses';
import type { ImportOutcome } from '@/backend/import/store/store-items';
import type { ImportedEventsOutcome } from '@/backend/contract/events/imported-event';
import { checkDraft, isBlocking } from '@/backend/contract/writing/checks';
import type { PictureFailure } from '@/backend/import/store/pictures';
import { countOf } from '@/backend/kernel/text/count-of';
import { searchTitlesOf, type ImportEvent, type ImportItem, type ItemLoss, type ReadItem } from './item';
import { LossList } from './loss-list';

type Remark = Exclude<ImportEvent, { type: 'item' } | { type: 'event' } | { type: 'term' }>;

const SHOWN_PLACES = 5;
/**
 * Errors for which the desk would refuse to publish: items of archives are stored nevertheless, and the errors are
 * counted.
 */
const ERRORS: Record<string, string> = {
  titleMissing: 'without a title',
  bodyEmpty: 'without a text',
  altMissing: 'with pictures that have no words',
  chartSample: 'with charts of sample values',
};

/** Remarks by kind, and the word for it in the report. */
const REMARKS = { skipped: 'skipped', refused: 'not imported', broken: 'broken', noted: 'noted' } as const;
const KIND_OF = { skip: 'skipped', refused: 'refused', broken: 'broken' } as const;

/** An item by its file and the place in it, and by its key. */
const named = (origin: string | undefined, sourceKey: string) =>
  origin ? `${origin} (${sourceKey})` : sourceKey;

/** Reports the progress of an import, and a summary at its end. */
export class Report {
  private readonly totals = { added: 0, updated: 0, unchanged: 0, withdrawn: 0, waiting: 0 };
  private readonly events = { added: 0, updated: 0, unchanged: 0, cancelled: 0 };
  private readonly losses = new LossList();
  private readonly remarks: { kind: keyof typeof REMARKS; reason: string; where: string }[] = [];
  private readonly pictures: PictureFailure[] = [];
  private readonly errors = new Map<string, number>();
  private readonly addresses = { old_addresses: 0, links: 0 };
  /** Where items were read, by source key. */
  private readonly places = new Map<string, string>();
  private parsedOnly = 0;
  private read = 0;

  /**
   * @param form `json` writes one object at the end, and nothing before it
   * @param accepts what does not count as missing: all losses, or pictures that this run was not to copy
   */
  constructor(
    private readonly out: Writable,
    private readonly form: 'text' | 'json' = 'text',
    private readonly accepts: { losses: boolean; pictures: boolean } = { losses: false, pictures: false },
  ) {}

  /** Whether nothing was broken, and nothing missing that the operator did not accept. */
  get isClean(): boolean {
    if (this.remarks.some(({ kind }) => kind === 'broken')) return false;
    if (this.accepts.losses) return true;
    const isWhole = this.losses.missing === 0 && this.remarks.every(({ kind }) => kind !== 'refused');
    return isWhole && (this.accepts.pictures || this.pictures.length === 0);
  }

  /** Counts items of a dry run. */
  wouldStore(count: number): void {
    this.read += count;
  }

  /** Records the losses of an item, and applies the checks of the desk to one that readers will see. */
  item({ item, losses, origin }: ReadItem): void {
    this.places.set(item.sourceKey, origin);
    this.losses.add(losses);
    this.checked(item);
  }

  /** Records what did not arrive of an event. */
  eventLosses(losses: readonly ItemLoss[]): void {
    this.losses.add(losses);
  }

  private checked({ kind, status, texts, categoryName }: ImportItem): void {
    if (status !== 'approved' || kind === 'page') return;
    const flat = texts.map(({ lang, text }) => ({ lang, ...text }));
    const findings = checkDraft({
      kind,
      category_id: categoryName === null ? null : 0,
      search_titles: searchTitlesOf(texts),
      texts: flat,
    });
    for (const check of new Set(findings.filter(isBlocking).map((finding) => finding.check)))
      this.errors.set(check, (this.errors.get(check) ?? 0) + 1);
  }

  event(event: Remark): void {
    if (event.type === 'parsed-only') this.parsedOnly += event.items;
    else if (event.type === 'beside')
      this.remarks.push({ kind: 'noted', reason: event.what, where: event.where });
    else {
      this.remarks.push({ kind: KIND_OF[event.type], reason: event.reason, where: event.where });
    }
  }

  /**
   * @param origin the file and the place in it
   * @param isSame whether all of it was read before, and not only something with its id
   */
  repeated(origin: string, sourceKey: string, isSame: boolean): void {
    const remark = { reason: 'has the same id as an item before it', where: named(origin, sourceKey) };
    if (isSame) this.remarks.push({ kind: 'skipped', ...remark });
    else this.remarks.push({ ...remark, kind: 'refused', reason: `${remark.reason}, but is not the same` });
  }

  /** Records how an item was read that could also be read in another way. */
  addNotes(origin: string, sourceKey: string, notes: readonly string[]): void {
    if (!this.places.has(sourceKey)) this.places.set(sourceKey, origin);
    for (const reason of notes) this.remarks.push({ kind: 'noted', reason, where: named(origin, sourceKey) });
  }

  /** Records what became of the addresses of an old site. */
  moved({ moved, links }: AddressesOutcome): void {
    this.addresses.old_addresses += moved;
    this.addresses.links += links;
  }

  stored({ failures, ...outcome }: ImportOutcome & { failures: PictureFailure[] }): void {
    for (const key of ['added', 'updated', 'unchanged', 'withdrawn', 'waiting'] as const)
      this.totals[key] += outcome[key];
    this.addPictures(failures);
    this.addresses.old_addresses += outcome.moved;
    const { added, updated, unchanged, withdrawn } = this.totals;
    if (this.form === 'text')
      this.out.write(`${added} added, ${updated} updated, ${unchanged} unchanged, ${withdrawn} withdrawn\n`);
  }

  storedEvents({
    failures,
    remarks,
    ...outcome
  }: ImportedEventsOutcome & { failures: PictureFailure[] }): void {
    for (const key of ['added', 'updated', 'unchanged', 'cancelled'] as const)
      this.events[key] += outcome[key];
    this.addPictures(failures);
    for (const { sourceKey, reason } of remarks)
      this.remarks.push({ kind: 'skipped', reason, where: named(this.places.get(sourceKey), sourceKey) });
  }

  private addPictures(failures: readonly PictureFailure[]): void {
    for (const failure of failures)
      this.pictures.push({ ...failure, item: named(this.places.get(failure.item), failure.item) });
  }

  print(isDryRun = false): void {
    if (this.form === 'json') return this.printJson(isDryRun);
    if (isDryRun)
      this.out.write(`\nNothing was stored. ${countOf(this.read, 'item was', 'items were')} read.\n`);
    else this.printTotals();
    this.printRemarks();
  }

  private printJson(isDryRun: boolean): void {
    const remarks = (wanted: string) =>
      this.remarks.filter(({ kind }) => kind === wanted).map(({ where, reason }) => ({ where, reason }));
    const totals = isDryRun
      ? { read: this.read }
      : { ...this.totals, events: this.events, ...this.addresses };
    const others = {
      parsed_only: this.parsedOnly,
      pictures_not_copied: this.pictures,
      checks: Object.fromEntries(this.errors),
    };
    const report = {
      dry_run: isDryRun,
      ...totals,
      ...others,
      losses: this.losses.rows(),
      skipped: remarks('skipped'),
      refused: remarks('refused'),
      broken: remarks('broken'),
      noted: [...remarks('noted'), ...this.losses.notes()],
    };
    this.out.write(`${JSON.stringify(report)}\n`);
  }

  private printTotals(): void {
    const { added, updated, unchanged, withdrawn } = this.totals;
    this.out.write(
      `\nDone: ${added} added, ${updated} updated, ${unchanged} unchanged, ${withdrawn} withdrawn.\n`,
    );
    const events = Object.entries(this.events).map(([key, count]) => `${count} ${key}`);
    if (Object.values(this.events).some((count) => count > 0))
      this.out.write(`Events: ${events.join(', ')}.\n`);
    const { old_addresses: moved, links } = this.addresses;
    if (moved + links > 0)
      this.out.write(
        `${countOf(moved, 'old address', 'old addresses')} written down, ${countOf(links, 'link leads', 'links lead')} to the new ones.\n`,
      );
    if (this.totals.waiting > 0)
      this.out.write(
        `${countOf(this.totals.waiting, 'change waits', 'changes wait')} on the desk, because an editor changed the item.\n`,
      );
  }

  private printRemarks(): void {
    if (this.errors.size > 0) {
      const counts = [...this.errors].map(([check, count]) => `${count} ${ERRORS[check] ?? check}`);
      this.out.write(`The checks of the desk would stop ${counts.join(', ')}.\n`);
    }
    if (this.parsedOnly > 0) {
      this.out.write(
        `${countOf(this.parsedOnly, 'item', 'items')} of feeds that quote other people's posts ${this.parsedOnly === 1 ? 'was' : 'were'} read and not stored.\n`,
      );
    }
    this.losses.print(this.out);
    for (const kind of Object.keys(REMARKS) as (keyof typeof REMARKS)[]) {
      const remarks = this.remarks.filter((remark) => remark.kind === kind);
      if (remarks.length > 0) this.out.write(`\n${remarks.length} ${REMARKS[kind]}:\n`);
      this.group(remarks, kind === 'refused' ? Infinity : SHOWN_PLACES);
    }
    if (this.pictures.length > 0)
      this.out.write(
        `\n${countOf(this.pictures.length, 'picture')} not copied (alt text and link instead):\n`,
      );
    this.group(
      this.pictures.map(({ address, item, reason }) => ({ where: `${address} of ${item}`, reason })),
      this.accepts.pictures ? SHOWN_PLACES : Infinity,
    );
    if (!this.isClean && !this.accepts.losses)
      this.out.write(
        '\nNot everything arrived: the exit code is 1. With --accept-losses it is 0 for all but what is broken.\n',
      );
  }

  private group(remarks: { where: string; reason: string }[], max: number): void {
    const byReason = new Map<string, string[]>();
    for (const { where, reason } of remarks) byReason.set(reason, [...(byReason.get(reason) ?? []), where]);
    for (const [reason, places] of byReason) {
      const more = places.length > max ? ` and ${places.length - max} more` : '';
      this.out.write(`  ${reason} (${places.length}): ${places.slice(0, max).join(', ')}${more}\n`);
    }
  }
}
