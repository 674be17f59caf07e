import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What is wrong with a setting, as a sentence for the operator. Its value is not repeated, because it may be a secret.
 */
export function settingRefusal(issue: Issue | undefined): string {
  const name = issue ? String(issue.path[0] ?? '') : '';
  return `${name}: ${issue ? reasonOf(issue) : 'cannot be read'}. See .env.example for what it takes.`;
}

function reasonOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'is not a whole number' : 'is not set';
    case 'too_small':
      return issue.origin === 'string'
        ? `is too short; at least ${issue.minimum} characters`
        : `is too small; at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `is too long; at most ${issue.maximum} characters`
        : `is too large; at most ${issue.maximum}`;
    case 'invalid_value':
      return `takes ${issue.values.map(String).join(' or ')}`;
    case 'invalid_format':
      return (
        FORMATS[issue.format] ??
        (isOwnWord(issue.message) ? `is ${issue.message}` : 'is not written as it should be')
      );
    case 'custom':
      return /^(is|names|takes) /.test(issue.message) ? issue.message : `is ${issue.message}`;
    default:
      return 'is not written as it should be';
  }
}

const FORMATS: Record<string, string> = {
  url: 'is not an address of the kind it takes',
  email: 'is not an e-mail address',
};

/** Whether a message was written for the setting, rather than being one of zod's own. */
const isOwnWord = (message: string) => message.startsWith('not ');
