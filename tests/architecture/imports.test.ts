import { describe, expect, test } from 'vitest';
import { violationsOf } from './import-rules.ts';
import { readSource, repositoryFiles } from './source-files.ts';

const sources = repositoryFiles().filter((path) => /^(?:src|sw)\/.*\.[cm]?tsx?$/.test(path));

test('every import follows the table of the architecture', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap((path) => violationsOf(path, readSource(path)))).toEqual([]);
});

/** One of each kind of forbidden import, so that the check is known to fail. */
const forbidden: readonly [path: string, source: string, complaint: string][] = [
  ['src/contract/a.ts', `import { b } from '#server/b.ts';`, 'may not import src/server'],
  ['src/contract/a.ts', `import { b } from '../server/b.ts';`, 'may not import src/server'],
  ['src/contract/a.ts', `import type { B } from '#app/page.ts';`, 'may not import src/app'],
  ['src/contract/a.ts', `import { z } from 'react';`, 'package react'],
  ['src/contract/a.ts', `import { join } from 'node:path';`, 'package node:path'],
  ['src/contract/a.ts', `export const b = window.innerWidth;`, 'uses window'],
  ['src/money/a.ts', `export * from '#contract/b.ts';`, 'may not import src/contract'],
  ['src/money/a.ts', `import * as z from 'zod/mini';`, 'package zod'],
  ['src/catalogue/a.ts', `export * from '#offline/b.ts';`, 'may not import src/offline'],
  ['src/catalogue/a.ts', `export { z } from 'zod';`, 'package zod'],
  [
    'src/offline/a.ts',
    `const b = await import('#app/data/api/api-client.ts');`,
    'may not import src/app/data',
  ],
  ['src/offline/a.ts', `import { useState } from 'react';`, 'package react'],
  ['src/offline/a.ts', `window.addEventListener('online', () => {});`, 'uses window'],
  ['src/server/a.ts', `const b = await import('#app/entry-server.tsx');`, 'may not import src/app'],
  ['src/server/a.ts', `import type { B } from '#app/entry-server.tsx';`, 'may not import src/app'],
  ['src/server/a.ts', `import type { B } from '#app/data/b.ts';`, 'may not import src/app/data'],
  ['src/server/features/b/a.ts', `import { c } from '../../../offline/c.ts';`, 'may not import src/offline'],
  ['src/server/a.ts', `import Dexie from 'dexie';`, 'package dexie'],
  [
    'src/server/features/leads/a.ts',
    `import type { B } from '#server/features/offers/b.ts';`,
    'the feature leads may import only the type of a service of offers',
  ],
  [
    'src/server/features/leads/a.ts',
    `import { createB } from '../offers/b.service.ts';`,
    'the feature leads may import only the type of a service of offers',
  ],
  [
    'src/server/market/a.ts',
    `import type { B } from '#server/features/leads/b.service.ts';`,
    'what features share may not import a feature',
  ],
  [
    'src/server/features/leads/shared/a.ts',
    `import { b } from '../b.repository.ts';`,
    'what features share may not import a feature',
  ],
  ['sw/a.ts', `import { b } from '../src/app/pwa/b.ts';`, 'may not import src/app/pwa'],
  ['sw/a.ts', `import { b } from '#catalogue/faceted-index/b.ts';`, 'may not import src/catalogue'],
  ['sw/a.ts', `import React from 'react';`, 'package react'],
  ['src/app/app.tsx', `import { b } from '#server/b.ts';`, 'may not import src/server'],
  ['src/app/app.tsx', `type B = import('#server/b.ts').B;`, 'may not import src/server'],
  ['src/app/app.tsx', `import Fastify from 'fastify';`, 'package fastify'],
  ['src/app/app.tsx', `import { readFile } from 'node:fs/promises';`, 'package node:fs/promises'],
  ['src/app/app.tsx', `new Worker(new URL('../server/b.ts', import.meta.url));`, 'may not import src/server'],
  ['src/app/screens/a.tsx', `import { App } from '#app/app.tsx';`, 'may not import src/app'],
  [
    'src/app/features/sell/a.ts',
    `import { b } from '#app/features/photos/b.ts';`,
    'the feature sell may not import the feature photos',
  ],
  [
    'src/app/features/sell/a.ts',
    `const b = () => import('#app/features/photos/b.ts');`,
    'the feature sell may not import the feature photos',
  ],
  [
    'src/app/features/sell/a.ts',
    `const b = () => import('#app/screens/b.tsx');`,
    'may not import src/app/screens',
  ],
  ['src/app/forms/a.ts', `import { b } from '#app/features/sell/b.ts';`, 'may not import src/app/features'],
  ['src/app/ui/a.tsx', `import { b } from '#app/features/sell/b.ts';`, 'may not import src/app/features'],
  ['src/app/ui/a.tsx', `import { b } from '#app/data/api/api-client.ts';`, 'may not import src/app/data'],
  ['src/app/data/a.ts', `import { b } from '../ui/b.tsx';`, 'may not import src/app/ui'],
  ['src/app/i18n/a.ts', `import { b } from '../data/b.ts';`, 'may not import src/app/data'],
  ['src/app/pwa/a.ts', `import { b } from '#app/features/sell/b.ts';`, 'may not import src/app/features'],
  ['src/app/data/a.ts', `await navigator.serviceWorker.ready;`, 'uses serviceWorker'],
  ['src/app/ui/a.tsx', `const { serviceWorker } = navigator;`, 'uses serviceWorker'],
  ['src/app/ui/a.tsx', `if ('serviceWorker' in navigator) alert();`, 'uses serviceWorker'],
  ['src/app/ui/a.tsx', `import { Workbox } from 'workbox-window';`, 'package workbox-window'],
  ['src/app/workers/a.ts', `import { b } from '../ui/b.ts';`, 'may not import src/app/ui'],
  ['src/app/app.tsx', 'const b = await import(name);', '(computed)'],
];

describe('the check refuses', () => {
  test.each(forbidden)('%s with %s', (path, source, complaint) => {
    expect(violationsOf(path, source)).toEqual([expect.stringContaining(complaint)]);
  });
});

const allowed: readonly [path: string, source: string][] = [
  ['src/contract/a.ts', `import * as z from 'zod/mini'; import { b } from './b.ts';`],
  ['src/catalogue/a.ts', `import type { B } from '#contract/b.ts';`],
  ['src/offline/a.ts', `import Dexie from 'dexie'; import { b } from '#catalogue/faceted-index/b.ts';`],
  ['src/server/a.ts', `import Fastify from 'fastify'; import { b } from '#contract/b.ts'; import 'node:fs';`],
  [
    'src/server/features/leads/a.ts',
    `import type { B } from '../offers/b.service.ts'; import { c } from '#server/features/photos/shared/c.ts'; import './d.ts';`,
  ],
  ['sw/a.ts', `import { precache } from 'workbox-precaching'; import { b } from '#offline/b.ts';`],
  [
    'src/app/screens/a.tsx',
    `import { b } from '#app/features/sell/b.tsx'; import type { Page } from '#app/page.ts';`,
  ],
  ['src/app/features/listing/a.tsx', `const b = () => import('./b.tsx');`],
  ['src/app/features/sell/a.tsx', `import { b } from '#app/forms/b.ts'; import { c } from '#app/ui/c.tsx';`],
  ['src/app/ui/a.tsx', `const b = () => import('#app/features/ownership/b.tsx');`],
  ['src/app/pwa/a.ts', `await navigator.serviceWorker.ready;`],
  ['src/app/i18n/a.ts', `import { words } from 'virtual:words';`],
  ['src/app/app.tsx', `// import { b } from '#server/b.ts'\nconst text = "import x from 'fastify'";`],
];

describe('the check allows', () => {
  test.each(allowed)('%s with %s', (path, source) => {
    expect(violationsOf(path, source)).toEqual([]);
  });
});
