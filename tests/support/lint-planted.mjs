// Lints texts as if they stood at given paths: [{path, code}] comes in as JSON, [[rule, message], …] of each goes out. A
// program of its own, because ESLint loads its configuration in a way that a test's sandbox does not allow.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint();
const planted = JSON.parse(await text(process.stdin));
const problems = [];
for (const { path, code } of planted) {
  const [result] = await eslint.lintText(code, { filePath: path });
  problems.push((result?.messages ?? []).map(({ ruleId, message }) => [ruleId, message]));
}
process.stdout.write(JSON.stringify(problems));
