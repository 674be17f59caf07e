import 'server-only';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { LOCALES } from '@/backend/contract/locale';
import { refusal } from '@/lib/platform/calls/member-call';
import { readResource } from '../read-resource';
import { isOffered } from '../resource';
import { type Tool, tools } from './tools';

const INSTRUCTIONS =
  'Stories, events and data series of a newsroom, in simplified Chinese (zh-Hans), traditional Chinese (zh-Hant) and ' +
  'English (en): every tool takes lang. Lists go on at cursor, with the next of the answer before. Cite the url of a story.';

/** A server of the Model Context Protocol that can only read. It keeps nothing, so there is one for each request. */
export function makeMcpServer(): McpServer {
  const server = new McpServer({ name: 'lianxun', version: '1' }, { instructions: INSTRUCTIONS });
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
  return server;
}

/** What a tool answers: data and cursor as JSON, or the sentence of a refusal. */
async function runTool(tool: Tool, input: Record<string, unknown>): Promise<CallToolResult> {
  const { [tool.inBraces ?? '']: inBraces = '', ...parameters } = input;
  const locale = LOCALES.find((each) => each === input.lang) ?? 'zh-Hans';
  const requested = { ...parameters, ...tool.fixed };
  const { answer, error } = await readResource(tool.resource, requested, locale, String(inBraces));
  if (error !== null)
    return { isError: true, content: [{ type: 'text', text: refusal(error, locale).message }] };
  return { content: [{ type: 'text', text: JSON.stringify(answer) }] };
}
