import { pageDataId } from '#contract/page/page-data.ts';
import type { RenderResult } from '#contract/page/page-renderer.ts';
import type { ClientBuild } from './client-build.ts';

type Rendered = Extract<RenderResult, { html: string }>;

/** Escapes data for `<script type="application/json">`, so that its content cannot end the element. */
function dataBlock(data: Rendered['data']): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}

/** The whole document of a rendered page. */
export function pageDocument(build: ClientBuild, rendered: Rendered): string {
  const { beforeHead, beforeApp, beforeData, end } = build.document;
  const { language, isForReading } = rendered.data;
  const links = build.linksOf(rendered.parts, language, isForReading);
  return [
    beforeHead.replace('<html lang="id">', `<html lang="${language}">`),
    rendered.head,
    `<link rel="manifest" href="/manifest/${language}.webmanifest">`,
    links.head,
    beforeApp,
    rendered.html,
    beforeData,
    links.end,
    dataBlock(rendered.data),
    end,
  ].join('');
}
