import { z } from 'zod';
import { email as emailField } from '@/backend/contract/accounts/fields';
import { firstAdminCalls } from '@/backend/contract/accounts/first-admin';
import type { Call } from '@/backend/contract/call';
import { HEADERS } from '@/backend/contract/headers';
import { openContext } from '@/backend/import/open-context';
import { type Config, readConfig } from '@/backend/kernel/config';
import { ApiError, StartupError } from '@/backend/kernel/errors';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import { inviteAdmin, makeAdmin } from '@/backend/modules/accounts/commands/first-admin';

const USAGE = `npm run admin -- EMAIL     makes the member with this address an administrator
npm run admin              prints an invitation for the first administrator

Works while the portal runs and while it does not. An address without an account gets one.
`;
const TIMEOUT_MS = 60_000;

/** The functions this command needs, either through the running backend or directly in the database. */
interface Installation {
  makeAdmin(email: string): Promise<{ nickname: string; is_new: boolean; was_admin: boolean }>;
  inviteAdmin(): Promise<{ key: string }>;
  close(): Promise<void>;
}

async function main(): Promise<void> {
  const [address, ...more] = process.argv.slice(2);
  if (more.length > 0 || address?.startsWith('-')) throw new StartupError(`\n${USAGE}`);
  const email = address === undefined ? null : emailField.safeParse(address);
  if (email?.success === false) throw new StartupError(`${address} is not an e-mail address.\n${USAGE}`);
  const config = readConfig();
  const installation = (await isBackendRunning(config)) ? overHttp(config) : await directly(config);
  try {
    process.stdout.write(
      email ? await promote(config, installation, email.data) : await invite(config, installation),
    );
  } finally {
    await installation.close();
  }
}

async function promote(
  { siteUrl, mail }: Config,
  installation: Installation,
  email: string,
): Promise<string> {
  const { nickname, is_new: isNew, was_admin: wasAdmin } = await installation.makeAdmin(email);
  if (wasAdmin) return `${email} (${nickname}) is an administrator already.\n`;
  if (!isNew) return `${email} (${nickname}) is an administrator now. The desk: ${siteUrl}/desk\n`;
  const where = mail.smtpUrl ? '' : ' SMTP_URL is not set: npm run outbox prints the code.';
  return `${email} has an account now and is an administrator. Sign in at ${siteUrl} with a code sent to this address.${where}\n`;
}

async function invite({ siteUrl }: Config, installation: Installation): Promise<string> {
  const { key } = await installation.inviteAdmin();
  return `Whoever opens this address first and signs in becomes the administrator:\n${siteUrl}/setup#${key}\n`;
}

/** Only one process can open the embedded database, so a running backend is called over HTTP. */
function overHttp(config: Config): Installation {
  const request = async <Output extends z.ZodType>(call: Call<z.ZodType, Output>, input: object) => {
    const answer = await fetch(`http://127.0.0.1:${config.port}${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.secret]: config.secret },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { code, message, messageKey, data } = envelope.parse(await answer.json());
    if (code === 200) return call.output.parse(data);
    if (messageKey === 'forbidden' || messageKey === 'notFound')
      throw new StartupError(`the backend answered ${code}: ${message}. Is it another installation's?`);
    throw new StartupError(explainRefusal(messageKey, message));
  };
  return {
    makeAdmin: (email) => request(firstAdminCalls.makeAdmin, { email }),
    inviteAdmin: () => request(firstAdminCalls.inviteAdmin, {}),
    close: async () => undefined,
  };
}

const envelope = z.object({
  code: z.number(),
  message: z.string(),
  messageKey: z.string().optional(),
  data: z.unknown(),
});

async function directly(config: Config): Promise<Installation> {
  const { context, close } = await openContext(config);
  const explained = <Output>(work: Promise<Output>) =>
    work.catch((error: unknown) => {
      throw error instanceof ApiError ? new StartupError(explainRefusal(error.key, error.message)) : error;
    });
  return {
    makeAdmin: (email) => explained(makeAdmin(context, email)),
    inviteAdmin: () => explained(inviteAdmin(context)),
    close,
  };
}

/** Explains the refusals of both commands to an operator. */
function explainRefusal(key: string | undefined, message: string): string {
  if (key === 'wrongState') return 'there is an administrator already. npm run admin -- EMAIL makes another.';
  if (key === 'accountClosed')
    return 'this account is closed; an administrator can open it again at the desk.';
  return message;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`lianxun admin: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
