/** Sends a query on a reserved connection that the server has closed, and prints what becomes of the query. */
import postgres from 'postgres';

const sql = postgres(process.env.DATABASE_URL, { max: 2, onnotice: () => undefined });
const reserved = await sql.reserve();
const [{ pid }] = await reserved`select pg_backend_pid() as pid`;
await sql`select pg_terminate_backend(${pid})`;
await new Promise((resolve) => setTimeout(resolve, 300));
await reserved`select 1`.then(
  () => console.log('answered'),
  (error) => console.log(error.code),
);
process.exit(0);
