import { brand } from '@taga/brand';
import { existingCustomerClass } from '@taga/contract/journeys/existing-customer/outline';
import type { ExistingCustomerOrder } from '@taga/contract/records/fulfilment/order';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { formatDate, formatList, type Language, parseCalendarDate, textIn } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { closeDocument, openDocument } from '../../../../pdf/document.ts';
import { drawFacts, type Fact } from '../../../../pdf/fact-table.ts';
import { drawBlock, drawLetterhead } from '../../../../pdf/letterhead.ts';
import { colours, columnWidth, createSheet, page, type Sheet } from '../../../../pdf/sheet.ts';

export interface OpenOrder extends ExistingCustomerOrder {
  readonly bankaccountNumber: string;
}

/** The account card on paper: the same as on the screen, in the same words. */
export async function writeCard(order: OpenOrder, language: Language): Promise<Buffer> {
  const text = serverText(language);
  const opened = new Date(order.createdDate);
  const bank = textIn(language, brand.legalName);
  const title = text('accountCard.order.title');
  const doc = openDocument({ title, author: bank, language, issued: opened });
  const sheet = createSheet(doc, language);
  drawLetterhead(sheet, dateWords(opened, language));
  drawBlock(sheet, 'P', title, sheet.styles.overline);
  drawBlock(sheet, 'H1', text('accountCard.created'), sheet.styles.title);
  sheet.take(10);
  drawNumber(sheet, text('accountCard.number'), order.bankaccountNumber);
  drawFacts(sheet, factsOf(order, language));
  drawBlock(sheet, 'P', text('accountCard.notice.title'), sheet.styles.label);
  drawBlock(sheet, 'P', text('accountCard.notice.text'), sheet.styles.body);
  return closeDocument(doc);
}

const bandHeight = 74;
const bandPadding = 18;

/** What the card is kept for, large and on a band of its own. */
function drawNumber(sheet: Sheet, label: string, accountNumber: string): void {
  const { doc, styles } = sheet;
  const top = sheet.take(bandHeight + 18);
  const white = colours.surface;
  sheet.decorate(() => doc.roundedRect(page.left, top, columnWidth, bandHeight, 8).fill(colours.primary));
  const left = page.left + bandPadding;
  const draw = () => {
    sheet.drawLine(label, { ...styles.body, colour: white }, left, top + 10);
    sheet.drawLine(inGroups(accountNumber), { ...styles.wordmark, colour: white }, left, top + 32);
  };
  sheet.body.add(doc.struct('P', {}, draw));
}

const inGroups = (accountNumber: string) => accountNumber.replace(/.{4}(?=.)/g, '$& ');

function factsOf(order: OpenOrder, language: Language): Fact[] {
  const text = serverText(language);
  const services = (order.Services ?? []).map(({ ServiceName }) => ServiceName);
  const rows: readonly (readonly [string, string | null])[] = [
    [text('accountCard.row.name'), order.Name],
    [text('accountCard.row.customerId'), order.CIFNo],
    [text('accountCard.row.applicationNo'), order.ApplicationNo],
    [text('accountCard.row.openingDate'), dateWords(new Date(order.createdDate), language)],
    [text('accountCard.row.accountType'), text('accountCard.value.accountType')],
    [text('accountCard.row.accountClass'), existingCustomerClass],
    [text('accountCard.row.currency'), text('accountCard.value.currency')],
    [text('accountCard.row.service'), text('accountCard.value.service')],
    [text('accountCard.row.ordered'), services.length > 0 ? formatList(services, language, 'and') : null],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, lines: [value] }] : []));
}

function dateWords(at: Date, language: Language): string {
  const date = parseCalendarDate(myanmarToday(at));
  return date ? formatDate(date, 'iso', language) : '';
}
