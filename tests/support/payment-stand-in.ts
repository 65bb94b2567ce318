import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMidtrans } from '#server/features/payments/shared/midtrans.ts';
import type { PaymentProvider } from '#server/features/payments/shared/payment-provider.ts';
import { createXendit } from '#server/features/payments/shared/xendit.ts';

export const standIns = ['midtrans', 'xendit'] as const;
export type StandInKind = (typeof standIns)[number];

type Payment = {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  status: 'created' | 'pending' | 'paid' | 'failed' | 'expired';
  /** Whether it is a card payment that is captured and not yet settled: cancelled rather than refunded. */
  isCaptured: boolean;
  /** By key. */
  readonly refunds: Map<string, Refund>;
};

type Refund = { readonly amount: number; readonly status: 'SUCCEEDED' | 'FAILED' };

const serverKey = 'server-key-of-the-tests';
const callbackToken = 'callback-token-of-the-tests';

/** What goes wrong with a call: nothing, its answer is lost, it does not arrive, or a page of a proxy answers it. */
export type Fault = 'none' | 'lost-answer' | 'refused' | 'page';

/**
 * A server that speaks the documented protocol of Midtrans Snap or of Xendit invoices, and keeps the books of a real one:
 * how often an order was paid, and how often its money went back.
 */
export class PaymentStandIn {
  readonly kind: StandInKind;
  /** Its address, once started. */
  url = '';
  readonly #payments = new Map<string, Payment>();
  readonly #server: Server;
  #provider: PaymentProvider | undefined;
  /** Decides what happens to each call. */
  fault: () => Fault = () => 'none';
  /** What becomes of a new refund at Xendit. */
  refundStatus: Refund['status'] = 'SUCCEEDED';
  /** How many payments were created for an order. */
  readonly created = new Map<string, number>();

  constructor(kind: StandInKind) {
    this.kind = kind;
    // An idle connection is not closed from this side: a call that has just begun on it would be lost.
    this.#server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      void bodyOf(request).then((body) => {
        const fault = this.fault();
        if (fault === 'refused') {
          request.socket.destroy();
          return;
        }
        if (fault === 'page') {
          response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sorry</title>');
          return;
        }
        const { status, answer } = this.#answer(request, body);
        if (fault === 'lost-answer') {
          request.socket.destroy();
          return;
        }
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    this.url = url;
    this.#provider =
      this.kind === 'midtrans'
        ? createMidtrans({ kind: 'midtrans', serverKey, snapUrl: url, apiUrl: url })
        : createXendit({ kind: 'xendit', secretKey: serverKey, callbackToken, apiUrl: url });
  }

  /** The environment variables by which a server uses it. */
  get environment(): Record<string, string> {
    return this.kind === 'midtrans'
      ? {
          ...{ PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: serverKey },
          ...{ MIDTRANS_SNAP_URL: this.url, MIDTRANS_API_URL: this.url },
        }
      : {
          ...{ PAYMENT_PROVIDER: 'xendit', XENDIT_SECRET_KEY: serverKey },
          ...{ XENDIT_CALLBACK_TOKEN: callbackToken, XENDIT_API_URL: this.url },
        };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The adapter of the product, pointed at this server. */
  get provider(): PaymentProvider {
    if (!this.#provider) throw new Error('the stand-in is not started');
    return this.#provider;
  }

  payment(reference: string): Payment {
    const found = this.#payments.get(reference);
    if (!found) throw new Error(`no payment of ${reference}`);
    return found;
  }

  has(reference: string): boolean {
    return this.#payments.has(reference);
  }

  /** The buyer pays, where that is still possible. @returns whether money has moved */
  pay(reference: string): boolean {
    const payment = this.payment(reference);
    if (payment.status !== 'created' && payment.status !== 'pending') return false;
    payment.status = 'paid';
    return true;
  }

  /** The buyer chooses a way to pay. */
  open(reference: string): void {
    const payment = this.payment(reference);
    if (payment.status === 'created') payment.status = 'pending';
  }

  end(reference: string, status: 'failed' | 'expired'): void {
    const payment = this.payment(reference);
    if (payment.status === 'created' || payment.status === 'pending') payment.status = status;
  }

  /** The money of an order that the provider holds now, in rupiah. */
  balance(reference: string): number {
    const found = this.#payments.get(reference);
    return found?.status === 'paid' ? found.amount - refundedOf(found) : 0;
  }

  /** A notification of the order's present state, signed. */
  notification(reference: string): { headers: Record<string, string>; payload: Record<string, unknown> } {
    const payment = this.payment(reference);
    const headers = { 'content-type': 'application/json' };
    if (this.kind === 'xendit') {
      return {
        headers: { ...headers, 'x-callback-token': callbackToken },
        payload: {
          id: payment.id,
          external_id: reference,
          status: xenditStatus[payment.status],
          amount: payment.amount,
        },
      };
    }
    const grossAmount = `${payment.amount}.00`;
    const statusCode = payment.status === 'paid' ? '200' : '201';
    return {
      headers,
      payload: {
        order_id: reference,
        status_code: statusCode,
        gross_amount: grossAmount,
        transaction_status: midtransStatus[payment.status],
        signature_key: createHash('sha512')
          .update(reference + statusCode + grossAmount + serverKey)
          .digest('hex'),
      },
    };
  }

  #answer(request: IncomingMessage, body: unknown): { status: number; answer: unknown } {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (request.headers.authorization !== `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`)
      return { status: 401, answer: { error: 'no key' } };
    const call = `${request.method} ${pathname}`;
    return this.kind === 'midtrans'
      ? this.#midtrans(call, body)
      : this.#xendit(call, searchParams, body, request.headers['idempotency-key']);
  }

  create(reference: string, amount: number): Payment {
    this.created.set(reference, (this.created.get(reference) ?? 0) + 1);
    const payment: Payment = {
      ...{ id: randomUUID(), reference, amount, status: 'created' as const },
      ...{ isCaptured: false, refunds: new Map() },
    };
    this.#payments.set(reference, payment);
    return payment;
  }

  #midtrans(call: string, body: unknown): { status: number; answer: unknown } {
    if (call === 'POST /snap/v1/transactions') {
      const { order_id, gross_amount } = field(body, 'transaction_details');
      const existing = this.#payments.get(String(order_id));
      // One transaction for an order id, whatever page it is paid on.
      if (existing && existing.status !== 'created')
        return { status: 400, answer: { error_messages: ['transaction_details.order_id has been used'] } };
      if (!existing) this.create(String(order_id), Number(gross_amount));
      return { status: 201, answer: { token: 't', redirect_url: `https://pay.example/${String(order_id)}` } };
    }
    const [, reference = '', action = ''] = /^\w+ \/v2\/([^/]+)\/(\w+)$/.exec(call) ?? [];
    const payment = this.#payments.get(decodeURIComponent(reference));
    // Midtrans knows a transaction once the buyer has chosen how to pay.
    if (!payment || payment.status === 'created') {
      if (payment && action === 'cancel') payment.status = 'failed';
      return { status: 404, answer: { status_code: '404', status_message: 'not found' } };
    }
    const isCancellable = payment.status === 'pending' || (payment.status === 'paid' && payment.isCaptured);
    if (action === 'cancel' && isCancellable) payment.status = 'failed';
    if (action === 'refund') {
      if (payment.status !== 'paid' || payment.isCaptured || payment.refunds.size > 0)
        return { status: 200, answer: { status_code: '412' } };
      const { refund_key, amount } = field(body);
      payment.refunds.set(String(refund_key), { amount: Number(amount), status: 'SUCCEEDED' });
    }
    return {
      status: 200,
      answer: {
        ...{ status_code: '200', order_id: payment.reference },
        transaction_status: payment.refunds.size > 0 ? 'refund' : midtransStatus[payment.status],
        fraud_status: 'accept',
        gross_amount: `${payment.amount}.00`,
      },
    };
  }

  #xendit(
    call: string,
    query: URLSearchParams,
    body: unknown,
    key: string | string[] | undefined,
  ): { status: number; answer: unknown } {
    const view = (payment: Payment) => ({
      ...{ id: payment.id, external_id: payment.reference, amount: payment.amount },
      status: xenditStatus[payment.status],
      invoice_url: `https://pay.example/${payment.id}`,
    });
    const byId = (id: string | null) => [...this.#payments.values()].find((payment) => payment.id === id);
    if (call === 'POST /v2/invoices') {
      const { external_id, amount } = field(body);
      return { status: 200, answer: view(this.create(String(external_id), Number(amount))) };
    }
    if (call === 'GET /v2/invoices') {
      const found = this.#payments.get(query.get('external_id') ?? '');
      return { status: 200, answer: found ? [view(found)] : [] };
    }
    if (call === 'POST /refunds') {
      const payment = byId(String(field(body).invoice_id));
      const amount = Number(field(body).amount);
      const before = payment?.refunds.get(String(key));
      if (before) return { status: 200, answer: before };
      if (payment?.status !== 'paid' || refundedOf(payment) + amount > payment.amount)
        return { status: 400, answer: { error_code: 'INVALID' } };
      payment.refunds.set(String(key), { amount, status: this.refundStatus });
      return { status: 200, answer: { amount, status: 'PENDING' } };
    }
    if (call === 'GET /refunds')
      return {
        status: 200,
        answer: { data: [...(byId(query.get('invoice_id'))?.refunds.values() ?? [])] },
      };
    const [, id = ''] = /^POST \/invoices\/([^/]+)\/expire!$/.exec(call) ?? [];
    const payment = byId(id);
    if (!payment) return { status: 404, answer: { error_code: 'NOT_FOUND' } };
    if (payment.status === 'created' || payment.status === 'pending') payment.status = 'expired';
    return { status: 200, answer: view(payment) };
  }
}

function refundedOf({ refunds }: Payment): number {
  return [...refunds.values()].reduce(
    (sum, { amount, status }) => (status === 'SUCCEEDED' ? sum + amount : sum),
    0,
  );
}

const midtransStatus = {
  created: 'pending',
  pending: 'pending',
  paid: 'settlement',
  failed: 'cancel',
  expired: 'expire',
} as const;
const xenditStatus = {
  created: 'PENDING',
  pending: 'PENDING',
  paid: 'PAID',
  failed: 'EXPIRED',
  expired: 'EXPIRED',
} as const;

function field(body: unknown, name?: string): Record<string, unknown> {
  const record = typeof body === 'object' && body !== null ? { ...body } : {};
  return name === undefined ? record : field(Object.entries(record).find(([key]) => key === name)?.[1]);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : JSON.parse(text);
}
