import type { FastifyInstance } from 'fastify';
import { settleDue } from './bankSettlement.ts';
import type { BankNote } from './records.ts';
import type { SandboxContext } from './SandboxContext.ts';

const COLUMNS =
  'RequestID,MerchantReferenceNumber,MerchantID,TransactionDate,Event,EventDate,Amount,CurrencyCode,ProcessorMessage';
const EVENTS: Readonly<Record<string, string>> = { R01: 'NSF', R08: 'STOP PAYMENT' };

interface Query {
  readonly organizationId?: string;
  readonly reportDate?: string;
  readonly reportName?: string;
}

/** The daily report of what banks have told about debits and credits. */
export function reportRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { config, store } = context;

  const rowOf = ({ paymentId, kind, returnCode, at }: BankNote): readonly string[] => {
    const payment = store.payments.get(paymentId);
    if (payment === undefined) return [];
    const { id, reference, amount, currency } = payment;
    const event = kind === 'settled' ? 'COMPLETED' : (EVENTS[returnCode ?? ''] ?? 'FAILED');
    const message = kind === 'settled' ? '' : `"${returnCode ?? ''}: returned, by the receiving bank"`;
    return [[id, reference, config.merchant, payment.at, event, at, amount, currency, message].join(',')];
  };

  app.get<{ Querystring: Query }>('/reporting/v3/report-downloads', (request, reply) => {
    const { organizationId, reportDate = '', reportName } = request.query;
    if (organizationId !== config.merchant || reportName !== 'ProcessorEventsDetailReport')
      return void reply.code(400).send({ code: 'RPT-400', message: 'Invalid request' });
    settleDue(context);
    const rows = store.notes
      .list()
      .filter(({ at }) => at.startsWith(reportDate))
      .flatMap(rowOf);
    if (rows.length === 0) return void reply.code(404).send({ code: 'RPT-404', message: 'Requested report not found' });
    const lines = [`Processor Events Detail Report,1.0,${reportDate}`, COLUMNS, ...rows];
    void reply.type('text/csv').send(`${lines.join('\r\n')}\r\n`);
  });
}
