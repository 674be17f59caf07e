/**
 * What AI crawlers may do: everything (`all`), only read pages for answers that link to them (`answers`), or nothing
 * (`none`).
 */
type AiPolicy = 'all' | 'answers' | 'none';

/** Names, as their makers publish them for robots.txt, of crawlers that collect texts to train models. */
const TRAINING = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Bytespider',
  'meta-externalagent',
  'Amazonbot',
];
/** Names of crawlers that read a page to answer a question with it. */
const ANSWERING = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'meta-externalfetcher',
];

const WORDS: Record<AiPolicy, string> = {
  all: 'AI crawlers may read what every crawler may, for training and for answers.',
  answers: 'AI crawlers may read what every crawler may to answer readers, with a link; not to train models.',
  none: 'AI crawlers may not read this site, neither to train models nor for answers.',
};

/** The lines of robots.txt for AI crawlers: the policy as a comment, and the rules. */
export function aiCrawlerLines(policy: AiPolicy): string[] {
  const refused = { all: [], answers: TRAINING, none: [...TRAINING, ...ANSWERING] }[policy];
  const group = refused.map((name) => `User-agent: ${name}`);
  return [`# ${WORDS[policy]}`, ...(group.length > 0 ? [...group, 'Disallow: /', ''] : [])];
}
