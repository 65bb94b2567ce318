import path from 'node:path';
import { expect, test } from 'vitest';
import { readSource, repositoryFiles } from './source-files.ts';

const files = repositoryFiles();
/** Content, whose links are to pages (tests/server/launch-articles.test.ts, site-pages.test.ts). */
const content = /^reference-data\/(?:articles|pages)\//;
const documents = files.filter((file) => file.endsWith('.md') && !content.test(file));
/** This test's own examples are not references. */
const sources = files.filter(
  (file) => /\.(?:[cm]?[jt]sx?|css|html|po)$/.test(file) && file !== 'tests/architecture/docs.test.ts',
);

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const anchors = new Map(
  documents.map((file) => [
    file,
    new Set([...readSource(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))),
  ]),
);

function isThere(file: string, anchor: string | undefined): boolean {
  if (anchor === undefined)
    return files.includes(file) || files.some((other) => other.startsWith(`${file}/`));
  return anchors.get(file)?.has(anchor) ?? false;
}

test('references to docs/ in comments exist', () => {
  const broken = sources.flatMap((source) =>
    [...readSource(source).matchAll(/\b(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)]
      .filter(([, file = '', anchor]) => !isThere(file, anchor))
      .map(([reference]) => `${source}: ${reference}`),
  );
  expect(broken).toEqual([]);
});

test('links between documents lead somewhere', () => {
  const broken = documents.flatMap((document) =>
    [...readSource(document).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)]
      .filter(([, target = '', anchor]) => {
        const file = target === '' ? document : path.posix.join(path.posix.dirname(document), target);
        return !isThere(file, anchor);
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});
