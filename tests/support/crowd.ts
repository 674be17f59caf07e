import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { buy, refusalOf, type TicketWorld } from './ticket-world';

export type Crowd = Awaited<ReturnType<typeof makeCrowd>>;

/** Members who buy the same seats at the same time, alternately through two backends. */
export async function makeCrowd(world: TicketWorld, count: number) {
  const buyers: Member[] = [];
  for (let n = 0; n < count; n += 1) buyers.push(await world.member(`buyer${n}`));
  const on = (at: number): Context => (at % 2 === 0 ? world.context : world.other);
  const all = <Result>(some: number, work: (buyer: Member, at: number) => Promise<Result>) =>
    Promise.all(buyers.slice(0, some).map(work));
  return {
    buyers,
    on,
    all,
    /** The results (`refusalOf`) of the first `some` buyers when each orders a ticket of one type at the same time. */
    grab: (some: number, eventId: number, typeId: number, extra: { quantity?: number; code?: string } = {}) =>
      all(some, (buyer, at) =>
        refusalOf(
          buy(on(at), buyer, {
            event_id: eventId,
            items: [{ ticket_type_id: typeId, quantity: 1, ...extra }],
          }),
        ),
      ),
  };
}

/** How many of the answers are successes. */
export const taken = (answers: string[]) => answers.filter((answer) => answer === 'done').length;
