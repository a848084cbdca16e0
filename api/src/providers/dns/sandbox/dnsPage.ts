import type { Language } from '@portal/shared/domain/enumerations';
import { html } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import type { TxtRecord } from './createDnsSandbox.ts';

/** The path of the page. */
export const DNS_PAGE = '/dev/dns';

/** The address of the page in a language, so that what follows from it stays in that language. */
export const dnsAddress = (language: Language): string => `${DNS_PAGE}?lang=${language}`;

interface DnsTexts {
  readonly title: string;
  readonly note: string;
  readonly name: string;
  readonly value: string;
  readonly publish: string;
  readonly withdraw: string;
  readonly none: string;
}

const TEXTS: Readonly<Record<Language, DnsTexts>> = {
  en: {
    title: 'Name servers',
    note: 'Sandbox of the domain name system: publish here the TXT record that proves a domain.',
    name: 'Name',
    value: 'Value',
    publish: 'Publish',
    withdraw: 'Withdraw',
    none: 'No record is published.',
  },
  es: {
    title: 'Servidores de nombres',
    note: 'Entorno de pruebas: publique aquí el registro TXT que prueba un dominio.',
    name: 'Nombre',
    value: 'Valor',
    publish: 'Publicar',
    withdraw: 'Retirar',
    none: 'No hay ningún registro publicado.',
  },
  fr: {
    title: 'Serveurs de noms',
    note: 'Bac à sable : publiez ici l’enregistrement TXT qui prouve un domaine.',
    name: 'Nom',
    value: 'Valeur',
    publish: 'Publier',
    withdraw: 'Retirer',
    none: 'Aucun enregistrement n’est publié.',
  },
  ja: {
    title: 'ネームサーバー',
    note: 'サンドボックス：ドメインを証明するTXTレコードをここで公開します。',
    name: '名前',
    value: '値',
    publish: '公開',
    withdraw: '取り下げ',
    none: '公開されているレコードはありません。',
  },
  'zh-CN': {
    title: '域名服务器',
    note: '沙盒：在此发布用于证明域的 TXT 记录。',
    name: '名称',
    value: '值',
    publish: '发布',
    withdraw: '撤回',
    none: '尚未发布任何记录。',
  },
};

/** The records that are published, and the form that publishes another. */
export function dnsPage(language: Language, records: readonly TxtRecord[]): Page {
  const texts = TEXTS[language];
  const content = html`<p class="note">${texts.note}</p>
    <form method="post" action="${dnsAddress(language)}" class="till">
      <label>${texts.name} <input name="name" required maxlength="253" autocomplete="off" /></label>
      <label>${texts.value} <input name="text" required maxlength="255" autocomplete="off" /></label>
      <button class="primary">${texts.publish}</button>
    </form>
    ${records.length === 0 ? html`<p>${texts.none}</p>` : recordTable(language, records)}`;
  return { language, title: texts.title, content, style: `${DNS_PAGE}/style.css` };
}

const recordTable = (language: Language, records: readonly TxtRecord[]) =>
  html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">${TEXTS[language].name}</th>
          <th scope="col">${TEXTS[language].value}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${records.map(
          ({ name, text }) =>
            html`<tr>
              <td>${name}</td>
              <td>${text}</td>
              <td>
                <form method="post" action="${dnsAddress(language)}">
                  <input type="hidden" name="name" value="${name}" />
                  <button>${TEXTS[language].withdraw}</button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
