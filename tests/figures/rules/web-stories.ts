import type { At, Rule } from '../rule.ts';
import { said } from '../said.ts';
import { textOfFile } from '../truth/tables.ts';
import { storyTexts } from '../truth/written-figures.ts';
import { hasSentence } from './stored-texts.ts';

const pages = /^\/web-stories\/./;
const storyOf = ({ page, truth }: At) => storyTexts(page.place.split('/')[2] ?? '', page.language, truth);

export const webStories: readonly Rule[] = [
  {
    name: 'web stories: pages',
    pages: /^\/web-stories$/,
    text: said('{*} {N} halaman', '{*} {N} pages'),
    is: (_, at) => {
      const slug = at.block.link?.split('/').at(-1);
      return [String(textOfFile(`web-stories/${slug}.yaml`).match(/^ {2}- picture:/gm)?.length)];
    },
  },
  {
    name: 'web story: its texts, with their figures',
    pages,
    text: /(.+)/,
    is: ([text = ''], at) => (storyOf(at).texts.some((own) => hasSentence(own, text)) ? [text] : undefined),
  },
  {
    name: 'web story: number of a page',
    pages,
    text: said('Halaman {N} dari {N}', 'Page {N} of {N}'),
    is: (_, at) => {
      const { titles } = storyOf(at);
      // The heading before it is the story's, or that of the page before.
      return [String(titles.indexOf(at.block.heading) + 1), String(titles.length - 1)];
    },
  },
];
