/**
 * Served if the error page cannot be rendered either (docs/product.md#error-pages): no data, script or
 * stylesheet.
 */
export const lastResortPage = `<!doctype html>
<html lang="id">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Gangguan | Lajur</title>
<h1>Terjadi gangguan saat menampilkan halaman kesalahan</h1>
<p>Coba lagi sebentar, atau kembali ke <a href="/">beranda Lajur</a>.</p>
<p lang="en">An error occurred while showing the error page. Try again shortly, or go to <a href="/en">the home page</a>.</p>
</html>
`;
