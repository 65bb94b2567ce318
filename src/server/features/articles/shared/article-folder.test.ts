import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArticleFolder } from './article-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'lajur-articles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isNested = /tips\/a\.id\.md: its YAML is too long or too nested/;

test.each(['[', '{', '{a: ', '- ', '? '])('front matter nested by “%s” is refused', (sign) => {
  writeFileSync(join(folder, 'tags.yaml'), '{}');
  mkdirSync(join(folder, 'tips'), { recursive: true });
  for (const count of [200, 800, 20_000]) {
    for (const language of ['id', 'en'])
      writeFileSync(join(folder, 'tips', `a.${language}.md`), `---\ntitle: ${sign.repeat(count)}\n---\nText`);
    expect(() => readArticleFolder(folder)).toThrow(isNested);
  }
});
