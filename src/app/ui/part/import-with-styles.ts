/** Style sheets on their way. */
const arriving = new Map<string, Promise<void>>();

function addStyles(address: string): Promise<void> | undefined {
  const known = arriving.get(address);
  if (known || document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return known;
  const link = document.createElement('link');
  const arrived = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Otherwise it would count as being there.
      link.remove();
      reject(new Error(`Unable to preload CSS for ${address}`));
    };
  }).finally(() => arriving.delete(address));
  arriving.set(address, arrived);
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
  return arrived;
}

/**
 * Imports a part's code once its styles are there: each `import()` of the build is a call of this, in the place of
 * Vite's own function of twice the size (scripts/build/vite/styled-imports.ts). Its failures are handled in
 * missing-chunk.ts.
 * @param files its style sheets, as paths without the slash
 */
export async function importWithStyles<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  try {
    await Promise.all(files.map((file) => addStyles(`/${file}`)));
    return await load();
  } catch (cause) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: cause }));
    throw cause;
  }
}
