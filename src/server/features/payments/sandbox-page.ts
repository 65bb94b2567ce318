import { type Language, localeOf } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import { sandboxPath } from '#contract/payments/payment-paths.ts';
import { ownStylePolicy, pageColours } from '#server/http/page-style.ts';

const words = {
  id: {
    title: 'Pembayaran uji coba',
    note: 'Halaman ini menggantikan penyedia pembayaran. Tidak ada uang yang berpindah.',
    amount: 'Biaya booking',
    reference: 'Nomor',
    pay: 'Bayar',
    refuse: 'Tolak pembayaran',
    done: 'Pembayaran ini sudah selesai.',
    back: 'Kembali ke booking',
  },
  en: {
    title: 'Test payment',
    note: 'This page stands in for a payment provider. No money moves.',
    amount: 'Booking fee',
    reference: 'Number',
    pay: 'Pay',
    refuse: 'Refuse the payment',
    done: 'This payment is over.',
    back: 'Back to the booking',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The page works without the app's files. */
const style = `${pageColours}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:400 16px/1.5 'Plus Jakarta Sans Variable','Plus Jakarta Sans',system-ui,sans-serif}
main{display:grid;gap:16px;max-width:480px;margin:0 auto;padding:24px 16px}
.brand{color:var(--green-text);font-weight:800;font-size:20px;letter-spacing:-.02em}
.card{display:grid;gap:16px;padding:20px 16px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
h1{font-size:24px;line-height:1.25;letter-spacing:-.02em}
.note{padding:10px 14px;border-radius:12px;background:var(--amber-soft);color:var(--amber-text);font-size:14px}
dl{display:grid;gap:8px}
dl div{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between}
dt{color:var(--ink-2)}
dd{overflow-wrap:break-word;min-width:0;font-variant-numeric:tabular-nums}
.amount{font-size:20px;font-weight:700}
form{display:grid;gap:8px}
button,a{display:flex;align-items:center;justify-content:center;min-height:48px;padding:8px 16px;border:1px solid transparent;border-radius:12px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.pay{background:var(--green);color:var(--on-green)}
.refuse,a{border-color:var(--line);background:none;color:var(--ink)}
:focus-visible{outline:2px solid var(--green-text);outline-offset:2px}
`;

export const sandboxPolicy = ownStylePolicy(style, "form-action 'self'");

export type SandboxPage = {
  /** Reference and path of the order's page are checked by their schemas, so that nothing needs to be escaped. */
  readonly reference: string;
  readonly back: string;
  /** Rupiah. */
  readonly amount: number;
  readonly isOver: boolean;
  readonly language: Language;
};

/** The payment page of the embedded provider. */
export function sandboxPage({ reference, back, amount, isOver, language }: SandboxPage): string {
  const text = words[language];
  const choice = isOver
    ? `<p role="status">${text.done}</p>
<a href="${back}?ids=${reference}">${text.back}</a>`
    : `<form method="post" action="${sandboxPath}">
<input type="hidden" name="ids" value="${reference}"><input type="hidden" name="back" value="${back}">
<button class="pay" name="outcome" value="paid">${text.pay}</button>
<button class="refuse" name="outcome" value="failed">${text.refuse}</button>
</form>`;
  return `<!doctype html>
<html lang="${localeOf[language]}"><head><meta charset="utf-8"><title>${text.title} · Lajur</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><p class="brand" translate="no">lajur</p>
<div class="card"><h1>${text.title}</h1>
<p class="note">${text.note}</p>
<dl><div><dt>${text.amount}</dt><dd class="amount" translate="no">Rp ${formatNumber(amount, language)}</dd></div>
<div><dt>${text.reference}</dt><dd translate="no">${reference}</dd></div></dl>
${choice}
</div></main></body></html>`;
}
