// @ts-check
import { root } from '../setup/root.mjs';

/**
 * Bundles the server and the command-line tools, one entry each, with shared chunks. Packages stay external:
 * PGlite and sharp load files of their own and cannot be bundled.
 * @param {string} outdir
 * @returns {Promise<{ part: string, output: string } | undefined>} the part that failed, with its output
 */
export async function bundleServer(outdir) {
  // Imported here because this module is loaded before dependencies are installed.
  const { build, formatMessages } = await import('esbuild');
  const { localizedInEsbuild } = await import('./localized.mjs');
  try {
    await build({
      absWorkingDir: root,
      entryPoints: {
        main: 'src/server/main.ts',
        import: 'scripts/import.ts',
        'import-articles': 'scripts/import-articles.ts',
        'import-dealers': 'scripts/import-dealers.ts',
        'import-vehicles': 'scripts/import-vehicles.ts',
        staff: 'scripts/staff.ts',
        backup: 'scripts/backup.ts',
        restore: 'scripts/restore.ts',
        move: 'scripts/move.ts',
        'sheet-rows.apart': 'src/server/list-file/sheet-rows.apart.ts',
        'receipt.apart': 'src/server/features/payments/receipt.apart.ts',
        'brochure.apart': 'src/server/features/new-vehicles/brochure.apart.ts',
      },
      outdir,
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      sourcemap: true,
      logLevel: 'silent',
      plugins: [localizedInEsbuild()],
    });
    return undefined;
  } catch (error) {
    const { errors } = /** @type {import('esbuild').BuildFailure} */ (error);
    if (errors === undefined) throw error;
    return { part: 'the server', output: (await formatMessages(errors, { kind: 'error' })).join('') };
  }
}
