/** Whom mails may come from: the server's own address, or any address of these domains. */
export interface SenderSettings {
  readonly mailFrom: string;
  readonly mailFromDomains: readonly string[];
}

/** True when mails may come from an address. */
export const isSender = (address: string, { mailFrom, mailFromDomains }: SenderSettings): boolean =>
  address.toLowerCase() === mailFrom.toLowerCase() ||
  mailFromDomains.includes(address.slice(address.lastIndexOf('@') + 1).toLowerCase());

/** The From address of a mail: its template's, as long as mails may come from it, else the server's own. */
export const senderAddress = (address: string | null, sender: SenderSettings): string =>
  address !== null && isSender(address, sender) ? address : sender.mailFrom;
