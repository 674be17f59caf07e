import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { freePort } from './free-port';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

interface Grant {
  person: Person;
  challenge: string;
  nonce: string;
}

/** A provider of both kinds: OpenID Connect with signed id tokens, and plain OAuth 2 with PKCE and a user endpoint. */
export interface TestProvider {
  url: string;
  /** Makes the code for a person who accepts on the page at `authUrl`. */
  agree(authUrl: string, person: Person): string;
  /** The error in the next id tokens; null for valid ones. */
  spoil: 'audience' | 'signature' | null;
  picture: Buffer;
  /** The person on the provider's own page. */
  visitor: Person;
  close(): void;
}

export async function startProvider(): Promise<TestProvider> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const grants = new Map<string, Grant>();
  const people = new Map<string, Person>();
  const provider: TestProvider = {
    url,
    spoil: null,
    picture: Buffer.alloc(0),
    visitor: { sub: 'visitor' },
    agree(authUrl, person) {
      const query = new URL(authUrl).searchParams;
      const code = `code-${grants.size}-${person.sub}`;
      grants.set(code, {
        person,
        challenge: query.get('code_challenge') ?? '',
        nonce: query.get('nonce') ?? '',
      });
      return code;
    },
    close: () => server.close(),
  };
  const server: Server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = request.url?.split('?')[0];
    if (path === '/.well-known/openid-configuration') return send(200, discovery(url));
    if (path === '/keys')
      return send(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
      });
    if (path === '/authorize' || path === '/i/oauth2/authorize')
      return response
        .writeHead(200, { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' })
        .end(consentPage(provider, url + request.url));
    if (path === '/picture.jpg') return response.writeHead(200).end(provider.picture);
    if (path === '/2/users/me') {
      const person = people.get(request.headers.authorization?.slice('Bearer '.length) ?? '');
      if (!person) return send(401, {});
      const { sub: id, name, picture, email } = person;
      return send(200, { data: { id, name, profile_image_url: picture, confirmed_email: email } });
    }
    const form = new URLSearchParams(await bodyOf(request));
    const grant = grants.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge) return send(400, { error: 'invalid_grant' });
    grants.delete(form.get('code') ?? '');
    const access_token = `access-${grant.person.sub}`;
    people.set(access_token, grant.person);
    return send(200, {
      access_token,
      token_type: 'Bearer',
      expires_in: 300,
      ...(path === '/token' && { id_token: idToken(url, grant, provider.spoil) }),
    });
  }).listen(port);
  return provider;
}

/** The provider's page: links with which a person accepts, declines, or returns with an error or a forged code. */
function consentPage(provider: TestProvider, authUrl: string): string {
  const query = new URL(authUrl).searchParams;
  const back = (brought: Record<string, string>) =>
    `${query.get('redirect_uri')}?${new URLSearchParams({ ...brought, state: query.get('state') ?? '' })}`;
  const link = (name: string, address: string) => `<a href="${address.replaceAll('&', '&amp;')}">${name}</a>`;
  return [
    '<!doctype html><title>Provider</title>',
    link('Agree', back({ code: provider.agree(authUrl, provider.visitor) })),
    link('Decline', back({ error: 'access_denied' })),
    link('Break', back({ error: 'server_error', error_description: 'out of order' })),
    link('Forge', back({ code: 'forged' })),
  ].join(' ');
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

function idToken(issuer: string, { person, nonce }: Grant, spoil: TestProvider['spoil']): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: spoil === 'audience' ? 'another-client' : 'client',
    iat: now,
    exp: now + 300,
    nonce,
    ...person,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const head = `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims)}`;
  const signature = createSign('RSA-SHA256').update(head).sign(privateKey, 'base64url');
  return `${head}.${spoil === 'signature' ? signature.replace(/^./, 'A').split('').reverse().join('') : signature}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
