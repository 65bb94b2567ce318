import { importHere } from '#server/list-file/import-command.ts';
import { photoStoreOf } from '#server/photo-store/photo-store-of.ts';
import {
  articleImportCommand,
  parseArticleFolder,
  runArticleImport,
} from '../src/server/features/articles/shared/article-import-command.ts';
import { runImportTool } from './import-tool.ts';

/* Command-line entry: imports a folder of articles. */

await runImportTool({
  command: articleImportCommand,
  parse: parseArticleFolder,
  here: (environment, request, say) =>
    importHere(
      environment,
      request,
      say,
      runArticleImport((database) => photoStoreOf(environment, database)),
    ),
});
