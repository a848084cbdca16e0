import { ErrorBody } from '@portal/shared/contract/common';
import { receiptParams, receiptQuery, statementParams, statementQuery } from '@portal/shared/contract/fundingDocuments';
import { toDecimal } from '@portal/shared/domain/money/money';
import { Type } from '@sinclair/typebox';
import type { DecimalCell } from '../../csv/csvRow.ts';
import { sendCsv, type CsvFile } from '../../csv/sendCsv.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { statementDocument, type StatementData } from '../../pdf/documents/statementDocument.ts';
import { pdfFile, sendPdf } from '../../pdf/sendPdf.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { pdfTexts } from '../../texts/pdf/pdfTexts.ts';
import type { ReceiptService } from './receiptService.ts';
import type { StatementService } from './statementService.ts';

interface DocumentRoutesDeps {
  readonly statements: StatementService;
  readonly receipts: ReceiptService;
  readonly pdf: PdfRenderer;
}

const tags = ['funding'];

/** Documents about the funds of an account. */
export const documentRoutes = ({ statements, receipts, pdf }: DocumentRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/funding/statements/:month',
      schema: {
        tags,
        summary: 'The statement of a month as a PDF or CSV file',
        params: statementParams,
        querystring: statementQuery,
        response: {
          200: { content: { ...pdfFile.content, 'text/csv': { schema: Type.String() } } },
          '4xx': ErrorBody,
        },
      },
      config: {
        permission: {
          kind: 'user',
          rule: { all: ['VIEW_BALANCE_ACCESS'], any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] },
        },
      },
      handler: async (request, reply) => {
        const { month } = request.params;
        const { accountIdentifier, format } = request.query;
        const user = signedInUser(request);
        const statement = await statements.read(user, month, accountIdentifier);
        const name = `statement-${statement.accountNumber}-${month}`;
        // Raises when the rows do not come to the closing balance.
        const document = statementDocument(statement, pdfTexts(statement.language));
        if (format === 'csv') return sendCsv(reply, csvOf(statement, name));
        request.releaseSlot();
        return sendPdf(reply, { name: `${name}.pdf`, bytes: await pdf.render(user.platformId, document) });
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/funding/:accountTransactionID/receipt',
      schema: {
        tags,
        summary: 'The receipt of a deposit',
        params: receiptParams,
        querystring: receiptQuery,
        response: { 200: pdfFile, '4xx': ErrorBody },
      },
      config: {
        permission: {
          kind: 'user',
          rule: { all: ['FUNDING_RECEIPTS_ACCESS'], any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] },
        },
      },
      handler: async (request, reply) => {
        const { accountTransactionID } = request.params;
        const { accountIdentifier } = request.query;
        request.releaseSlot();
        return sendPdf(reply, await receipts.draw(signedInUser(request), accountTransactionID, accountIdentifier));
      },
    }),
  ]);

/** The rows of a statement between its two balances. */
function csvOf(statement: StatementData, name: string): CsvFile {
  const { statement: texts, fact } = pdfTexts(statement.language);
  const money = (minor: bigint): DecimalCell => ({ decimal: toDecimal(minor, statement.currencyCode) });
  let balance = statement.openingBalance;
  const rows = statement.rows.map(({ at, description, reference, amount }) => {
    balance += amount;
    return [at, description, reference, money(amount), money(balance), statement.currencyCode];
  });
  const opening = [statement.from, texts.opening, '', '', money(statement.openingBalance), statement.currencyCode];
  const closing = [statement.until, texts.closing, '', '', money(statement.closingBalance), statement.currencyCode];
  return {
    fileName: `${name}.csv`,
    headings: [texts.date, texts.description, fact.transactionId, texts.amount, texts.balance, fact.currency],
    batches: (async function* () {
      yield await Promise.resolve([opening, ...rows, closing]);
    })(),
  };
}
