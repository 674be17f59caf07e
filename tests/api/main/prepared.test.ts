import { sql } from 'drizzle-orm';
import { withPreparedStatements } from '@/backend/db/prepared-statements';
import { inTransaction } from '@/backend/kernel/context';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

(hasPostgres ? describe : describe.skip)('statements that are sent often', () => {
  const preparedIn = async (context: TicketWorld['context'], word: string) => {
    const rows = await context.db.execute(
      sql`select statement from pg_prepared_statements where statement like ${`%as ${word}%`}`,
    );
    return rows.length;
  };
  /** Sends a statement in one transaction, on one connection, and counts how often it is prepared there. */
  const send = (world: TicketWorld, word: string, times: number) =>
    inTransaction(world.context, async (outer) => {
      const values: unknown[] = [];
      await inTransaction(outer, async (inner) => {
        for (let at = 0; at < times; at += 1) {
          const [row] = await inner.db.execute(sql`select ${at}::int + 1 as ${sql.identifier(word)}`);
          values.push(row?.[word]);
        }
      });
      return { values, prepared: await preparedIn(outer, `"${word}"`) };
    });

  test('are prepared from the third time on, in nested transactions too, with the same results', async () => {
    const world = await startTicketWorld();
    expect(await send(world, 'twice', 2)).toEqual({ values: [1, 2], prepared: 0 });
    expect(await send(world, 'often', 5)).toEqual({ values: [1, 2, 3, 4, 5], prepared: 1 });
    await world.end();
  });

  test('are not prepared when the setting is off', async () => {
    const world = await startTicketWorld({ DATABASE_PREPARE: 'off' });
    expect(await send(world, 'often', 5)).toEqual({ values: [1, 2, 3, 4, 5], prepared: 0 });
    await world.end();
  });

  test('a wrong statement fails each time, and the next one is unharmed', async () => {
    const world = await startTicketWorld();
    const client = withPreparedStatements(world.sql);
    for (let at = 0; at < 5; at += 1)
      await expect(client.unsafe('select missing_column from orders where id = $1', [1])).rejects.toThrow(
        'missing_column',
      );
    expect(await client.unsafe('select 1 as one')).toEqual([{ one: 1 }]);
    await world.end();
  });
});
