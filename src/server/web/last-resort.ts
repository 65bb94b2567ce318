/**
 * Served if the error page cannot be rendered either (docs/product.md#error-pages): no data, script or
 * stylesheet.
 */
export const lastResortPage = plainPage({
  title: 'Terjadi gangguan saat menampilkan halaman kesalahan',
  id: 'Coba lagi sebentar, atau kembali ke <a href="/">beranda Lajur</a>.',
  en: 'An error occurred while showing the error page. Try again shortly, or go to <a href="/en">the home page</a>.',
});

/** Served to an address that has asked for too many pages (`READS_OF_ADDRESS`): rendering it would be the work that is refused. */
export const tooManyPage = plainPage({
  title: 'Terlalu banyak halaman dari jaringan ini',
  id: 'Tunggu sepuluh detik, lalu muat ulang halaman ini.',
  en: 'Too many pages from this network. Wait ten seconds, then reload this page.',
});

function plainPage({ title, id, en }: { title: string; id: string; en: string }): string {
  return `<!doctype html>
<html lang="id">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} | Lajur</title>
<h1>${title}</h1>
<p>${id}</p>
<p lang="en">${en}</p>
</html>
`;
}
