import 'server-only';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { LOCALES } from '@/backend/contract/locale';
import { refusal } from '@/lib/platform/calls/member-call';
import { absolute, siteName } from '@/lib/platform/config/site';
import { readResource } from '../read-resource';
import { isOffered } from '../resource';
import { type Tool, tools } from './tools';

const instructions = (name: string): string =>
  `Stories, events and data series of ${name}, a newsroom, in simplified Chinese (zh-Hans), traditional Chinese ` +
  '(zh-Hant) and English (en): every tool takes lang. Lists go on at cursor, with the next of the answer before. ' +
  'Lists of stories leave out their texts: get_story has them. Cite the url of a story.';

/** A server of the Model Context Protocol that can only read. It keeps nothing, so there is one for each request. */
export function makeMcpServer(): McpServer {
  const title = siteName('en');
  const server = new McpServer(
    { name: 'lianxun', title, version: '1', websiteUrl: absolute('/') },
    { instructions: instructions(title) },
  );
  for (const tool of tools.filter(({ resource }) => isOffered(resource)))
    server.registerTool(
      tool.name,
      {
        description: tool.description,
        inputSchema: tool.input,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (input) => runTool(tool, input),
    );
  // Without sessions nobody can be told of a change.
  server.server.registerCapabilities({ tools: { listChanged: false } });
  return server;
}

/** What a tool answers: data and cursor as JSON, or the sentence of a refusal with the arguments it names. */
async function runTool(tool: Tool, input: Record<string, unknown>): Promise<CallToolResult> {
  const { [tool.inBraces ?? '']: inBraces = '', ...parameters } = input;
  const locale = LOCALES.find((each) => each === input.lang) ?? 'zh-Hans';
  const requested = { ...tool.preset, ...parameters, ...tool.fixed };
  const result = await readResource(tool.resource, requested, locale, String(inBraces));
  if (result.error !== null) {
    const reasons = Object.entries(result.fields ?? {}).map(([name, reason]) => `${name}: ${reason}`);
    const text = [refusal(result.error, locale).message, ...reasons].join('\n');
    return { isError: true, content: [{ type: 'text', text }] };
  }
  return { content: [{ type: 'text', text: JSON.stringify(result.answer) }] };
}
