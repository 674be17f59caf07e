import { type StubAnswer, type StubCall, startHttpStub } from './http-stub';

interface StubDraft {
  id: string;
  article: Record<string, unknown>;
  at: number;
}

const refuse = (errcode: number, errmsg: string): StubAnswer => ({ status: 200, body: { errcode, errmsg } });

/** An official account of WeChat: a stable token, pictures, the draft box. Errors come with status 200. */
export async function startWechatStub() {
  const drafts: StubDraft[] = [];
  const covers = new Set<string>();
  const state = { token: 'token-1', tokens: 0, forced: 0, made: 0, titleLength: 64, at: 0 };

  function stableToken({ json }: StubCall): StubAnswer {
    if (json.appid !== 'wx1') return refuse(40013, 'invalid appid');
    if (json.secret !== 'secret') return refuse(40125, 'invalid appsecret');
    state.tokens += 1;
    if (json.force_refresh === true) {
      state.forced += 1;
      state.token = `token-forced-${state.forced}`;
    }
    return { status: 200, body: { access_token: state.token, expires_in: 7200 } };
  }

  function save(article: Record<string, unknown>): StubAnswer | null {
    if ([...String(article.title)].length > state.titleLength)
      return refuse(45003, 'title size out of limit');
    if (String(article.content).length >= 20_000) return refuse(45002, 'content size out of limit');
    return covers.has(String(article.thumb_media_id)) ? null : refuse(40007, 'invalid media_id');
  }

  function change({ path, json }: StubCall): StubAnswer {
    const index = drafts.findIndex(({ id }) => id === json.media_id);
    const draft = drafts[index];
    if (!draft) return refuse(40007, 'invalid media_id');
    if (path.endsWith('/delete')) drafts.splice(index, 1);
    else {
      const refusal = save(Object(json.articles));
      if (refusal) return refusal;
      draft.article = Object(json.articles);
    }
    return refuse(0, 'ok');
  }

  function add({ json }: StubCall): StubAnswer {
    const [article] = Array.isArray(json.articles) ? json.articles : [];
    const refusal = save(Object(article));
    if (refusal) return refusal;
    state.made += 1;
    drafts.unshift({ id: `draft-${state.made}`, article: Object(article), at: state.at });
    return { status: 200, body: { media_id: `draft-${state.made}` } };
  }

  function list({ json }: StubCall): StubAnswer {
    const item = drafts
      .slice(Number(json.offset), Number(json.offset) + Number(json.count))
      .map(({ id, article, at }) => ({ media_id: id, update_time: at, content: { news_item: [article] } }));
    return { status: 200, body: { total_count: drafts.length, item_count: item.length, item } };
  }

  function answer(call: StubCall): StubAnswer {
    const { path, query, json } = call;
    if (path === '/cgi-bin/stable_token') return stableToken(call);
    // The newsroom's own site, from which the pictures of a body are read.
    if (path.startsWith('/pictures/'))
      return path.endsWith('.webp')
        ? { status: 200, body: 'webp', headers: { 'content-type': 'image/webp' } }
        : { status: 200, body: 'png', headers: { 'content-type': 'image/png' } };
    if (query.get('access_token') !== state.token)
      return refuse(40001, 'invalid credential, access_token is invalid or not latest');
    if (path === '/cgi-bin/material/add_material') {
      const id = `cover-${covers.size + 1}`;
      covers.add(id);
      return { status: 200, body: { media_id: id, url: `http://mmbiz.example/${id}` } };
    }
    if (path === '/cgi-bin/material/del_material') {
      covers.delete(String(json.media_id));
      return refuse(0, 'ok');
    }
    if (path === '/cgi-bin/media/uploadimg')
      return { status: 200, body: { url: `http://mmbiz.example/body-${state.made}` } };
    if (path === '/cgi-bin/draft/add') return add(call);
    if (path === '/cgi-bin/draft/batchget') return list(call);
    return change(call);
  }

  return Object.assign(await startHttpStub(answer), { drafts, covers, state });
}
