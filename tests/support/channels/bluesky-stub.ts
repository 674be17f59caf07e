import { type StubAnswer, type StubCall, startHttpStub } from './http-stub';

const DID = 'did:plc:desk';
const TID = /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/;
const CID = 'bafyreidfayvfuwqa7qlnopdjiqrxzs6blmoeu4rujcjtnci5beludirz2a';

const refuse = (status: number, error: string, message: string): StubAnswer => ({
  status,
  body: { error, message },
});

/** A server of the AT protocol with one account: sessions that end and are refreshed, pictures, records. */
export async function startBlueskyStub() {
  const records = new Map<string, Record<string, unknown>>();
  const state = { number: 0, logins: 0, refreshes: 0, isSessionEnded: false };
  const access = () => `access-${state.number}`;
  const refresh = () => `refresh-${state.number}`;

  const session = (): StubAnswer => {
    state.number += 1;
    return {
      status: 200,
      body: { did: DID, handle: 'desk.test', accessJwt: access(), refreshJwt: refresh(), active: true },
    };
  };
  const uriOf = (rkey: string) => `at://${DID}/app.bsky.feed.post/${rkey}`;

  function create({ json }: StubCall): StubAnswer {
    const rkey = String(json.rkey);
    const record = Object(json.record);
    if (!TID.test(rkey)) return refuse(400, 'InvalidRequest', 'Invalid rkey');
    if ([...new Intl.Segmenter().segment(String(record.text))].length > 300)
      return refuse(
        400,
        'InvalidRequest',
        'Invalid app.bsky.feed.post record: text must not be longer than 300 graphemes',
      );
    // The reference server says no more than this about a key it has.
    if (records.has(rkey)) return refuse(500, 'InternalServerError', 'Internal Server Error');
    records.set(rkey, record);
    return { status: 200, body: { uri: uriOf(rkey), cid: CID } };
  }

  function read({ query }: StubCall): StubAnswer {
    const rkey = query.get('rkey') ?? '';
    const value = records.get(rkey);
    if (!value) return refuse(400, 'RecordNotFound', `Could not locate record: ${uriOf(rkey)}`);
    return { status: 200, body: { uri: uriOf(rkey), cid: CID, value } };
  }

  function answer(call: StubCall): StubAnswer {
    const { path, headers, json, bytes } = call;
    const method = path.replace('/xrpc/com.atproto.', '');
    if (method === 'server.createSession') {
      if (json.identifier !== 'desk.test' || json.password !== 'app-password')
        return refuse(401, 'AuthenticationRequired', 'Invalid identifier or password');
      state.logins += 1;
      return session();
    }
    if (method === 'server.refreshSession') {
      if (state.isSessionEnded || headers.authorization !== `Bearer ${refresh()}`)
        return refuse(400, 'ExpiredToken', 'Token has expired');
      state.refreshes += 1;
      return session();
    }
    if (headers.authorization !== `Bearer ${access()}`)
      return refuse(400, 'ExpiredToken', 'Token has expired');
    if (method === 'server.getSession')
      return { status: 200, body: { did: DID, handle: 'desk.test', active: true } };
    if (method === 'repo.uploadBlob') {
      const mimeType = String(headers['content-type']);
      const blob = { $type: 'blob', ref: { $link: CID }, mimeType, size: bytes.length };
      return { status: 200, body: { blob } };
    }
    if (method === 'repo.createRecord') return create(call);
    if (method === 'repo.getRecord') return read(call);
    if (method !== 'repo.deleteRecord') return refuse(501, 'MethodNotImplemented', 'Method Not Implemented');
    records.delete(String(json.rkey));
    return { status: 200, body: {} };
  }

  return Object.assign(await startHttpStub(answer), { records, state });
}
