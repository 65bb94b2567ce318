import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { boundedMarkdown } from '#contract/articles/bounded-markdown.ts';

/** A file of texts that cannot be read, with the reason. */
export class ContentFileError extends Error {
  override name = 'ContentFileError';
}

/*
 * Deeply nested YAML overflows its parser's stack, and can end the process: a regular expression compiled there finds no
 * memory, which no `try` catches.
 */
const longestYaml = 20_000;
const tooNested = /(?:[[{][^[{]*){101}|(?:[-?:] +){21}/;

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Reads a Markdown file with front matter.
 * @throws ContentFileError naming the file and the first thing wrong with it
 */
export function readContentFile<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): { readonly head: z.output<Schema>; readonly body: string } {
  const [, head, body] = frontMatter.exec(readFileSync(path, 'utf8')) ?? [];
  if (head === undefined || body === undefined) throw new ContentFileError(`${path} has no front matter`);
  if (boundedMarkdown(body).isCut)
    throw new ContentFileError(`${path}: its text is too long, or too many lines and marks`);
  return { head: parsedYaml(path, schema, head), body: body.trim() };
}

export function parsedYaml<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  yaml: string,
): z.output<Schema> {
  if (yaml.length > longestYaml || tooNested.test(yaml))
    throw new ContentFileError(`${path}: its YAML is too long or too nested`);
  let given: unknown;
  try {
    given = parse(yaml, { schema: 'core' });
  } catch (error) {
    throw new ContentFileError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const found = z.safeParse(schema, given);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new ContentFileError(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
