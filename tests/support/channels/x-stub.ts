import { type StubAnswer, type StubCall, startHttpStub } from './http-stub';

interface StubPost {
  id: string;
  text: string;
  media: string[];
  reply: string | null;
}

const problem = (status: number, title: string, detail: string, type = 'about:blank'): StubAnswer => ({
  status,
  body: { status, title, detail, type },
});

/** X as its API v2 describes itself: tokens that end and rotate, pictures, posts, the account's own timeline. */
export async function startXStub() {
  const posts: StubPost[] = [];
  const state = { access: 'access-0', refresh: 'refresh-0', refreshes: 0, pictures: 0, made: 0 };

  function token({ headers, bytes }: StubCall): StubAnswer {
    const form = new URLSearchParams(bytes.toString());
    const isClient = headers.authorization === `Basic ${Buffer.from('client:secret').toString('base64')}`;
    if (!isClient) return { status: 401, body: { error: 'unauthorized_client' } };
    if (form.get('grant_type') !== 'refresh_token' || form.get('refresh_token') !== state.refresh)
      return {
        status: 400,
        body: { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
      };
    state.refreshes += 1;
    state.access = `access-${state.refreshes}`;
    state.refresh = `refresh-${state.refreshes}`;
    return {
      status: 200,
      body: {
        token_type: 'bearer',
        expires_in: 7200,
        access_token: state.access,
        refresh_token: state.refresh,
      },
    };
  }

  function create({ json }: StubCall): StubAnswer {
    const text = String(json.text);
    if (posts.some((post) => post.text === text))
      return problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.');
    state.made += 1;
    const media = Object(json.media).media_ids ?? [];
    posts.unshift({
      id: `19${state.made}`,
      text,
      media,
      reply: Object(json.reply).in_reply_to_tweet_id ?? null,
    });
    return { status: 201, body: { data: { id: `19${state.made}`, text } } };
  }

  /** Addresses are shortened in a text; what they were is in its entities. */
  function timeline(): StubAnswer {
    const data = posts.map(({ id, text }) => {
      const urls = [...text.matchAll(/https?:\/\/\S+/g)].map(([expanded], index) => ({
        url: `https://t.co/${id}${index}`,
        expanded_url: expanded,
      }));
      const short = urls.reduce((rest, { url, expanded_url: long }) => rest.replace(long, url), text);
      return { id, text: short.replaceAll('&', '&amp;'), entities: { urls } };
    });
    return { status: 200, body: { data, meta: { result_count: data.length } } };
  }

  function answer(call: StubCall): StubAnswer {
    const { method, path, headers } = call;
    if (path === '/2/oauth2/token') return token(call);
    if (headers.authorization !== `Bearer ${state.access}`)
      return problem(401, 'Unauthorized', 'Unauthorized');
    if (path === '/2/media/upload') {
      state.pictures += 1;
      return { status: 200, body: { data: { id: `media-${state.pictures}`, media_key: '3_1' } } };
    }
    if (path === '/2/media/metadata') return { status: 200, body: { data: { id: call.json.id } } };
    if (path === '/2/users/me') return { status: 200, body: { data: { id: '42', username: 'desk' } } };
    if (path === '/2/users/42/tweets') return timeline();
    if (path === '/2/tweets' && method === 'POST') return create(call);
    const index = posts.findIndex(({ id }) => path === `/2/tweets/${id}`);
    if (method !== 'DELETE' || index < 0) return problem(404, 'Not Found Error', 'Could not find tweet');
    posts.splice(index, 1);
    return { status: 200, body: { data: { deleted: true } } };
  }

  return Object.assign(await startHttpStub(answer), { posts, state });
}
