import 'server-only';
import { z } from 'zod';
import type { Resource } from '../resource';
import { resources } from '../resources/resources';

/** A tool of the Model Context Protocol: one way to read the interface. */
export interface Tool {
  name: string;
  description: string;
  resource: Resource;
  /** Parameters with a fixed value, which the reader’s program does not set. */
  fixed: Readonly<Record<string, string>>;
  /** Parameters with a value that holds until the reader’s program sets another. */
  preset: Readonly<Record<string, string>>;
  /** The name of the argument that stands in the braces of the path; null for a list. */
  inBraces: 'id' | 'key' | null;
  input: z.ZodObject;
}

interface Definition {
  name: string;
  description: string;
  /** The name of the resource it reads. */
  reads: string;
  fixed?: Readonly<Record<string, string>>;
  /** A field that its items have only where `fields` names it, as twenty texts are more than an agent can read. */
  leavesOut?: string;
}

const DEFINITIONS: readonly Definition[] = [
  {
    name: 'search',
    reads: 'search',
    description: 'Search stories, topics, authors, events and more by a text',
  },
  {
    name: 'list_flashes',
    reads: 'listContent',
    fixed: { kind: 'flash' },
    leavesOut: 'body',
    description: 'News flashes, newest first; without their texts',
  },
  {
    name: 'list_articles',
    reads: 'listContent',
    fixed: { kind: 'article' },
    leavesOut: 'body',
    description: 'Articles, newest first; without their texts',
  },
  { name: 'get_story', reads: 'getContent', description: 'One flash or article with its text' },
  { name: 'list_events', reads: 'listEvents', description: 'Events, upcoming ones soonest first' },
  { name: 'get_event', reads: 'getEvent', description: 'One event with its text and its agenda' },
  { name: 'list_series', reads: 'listSeries', description: 'Data series with the last value of each day' },
  { name: 'get_series', reads: 'getSeries', description: 'One data series with its points' },
];

/** The tools of `/mcp`. Their arguments are the parameters of the resources they read; `lang` is among them. */
export const tools: readonly Tool[] = DEFINITIONS.flatMap(
  ({ name, description, reads, fixed = {}, leavesOut }) => {
    const resource = resources.find((each) => each.name === reads);
    if (!resource) return [];
    const preset: Tool['preset'] =
      leavesOut === undefined ? {} : { fields: fieldsWithout(resource, leavesOut) };
    return [{ name, description, resource, fixed, preset, ...argumentsOf(resource, fixed) }];
  },
);

function argumentsOf({ path, query }: Resource, fixed: Tool['fixed']): Pick<Tool, 'input' | 'inBraces'> {
  const inBraces = path.includes('{id}') ? 'id' : path.includes('{key}') ? 'key' : null;
  const free = Object.entries(query.shape).filter(([name]) => !(name in fixed));
  const input = z.strictObject({
    ...(inBraces === 'id' && { id: z.number().int().positive() }),
    ...(inBraces === 'key' && { key: z.string().regex(/^[\w.-]{1,60}$/) }),
    ...Object.fromEntries(free),
  });
  return { input, inBraces };
}

function fieldsWithout({ item }: Resource, leftOut: string): string {
  return Object.keys(item.shape)
    .filter((name) => name !== leftOut)
    .join(',');
}
