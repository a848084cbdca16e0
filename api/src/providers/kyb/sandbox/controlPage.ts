import type { Language } from '@portal/shared/domain/enumerations';
import type { KybCheckResult } from '@portal/shared/domain/access/reviewFacts';
import { formatTime } from '../../../texts/formatMoney.ts';
import { html } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import type { CheckedFact } from '../KybChecks.ts';
import type { KeptCheck } from './checkRoute.ts';

/** The path of the control page, at the sandbox as on the portal's port. */
export const KYB_CONTROL = '/dev/kyb';

/** The address of the page in a language, so that what follows from it stays in that language. */
export const controlAddress = (language: Language): string => `${KYB_CONTROL}?lang=${language}`;

interface ControlTexts {
  readonly title: string;
  readonly note: string;
  readonly down: string;
  readonly save: string;
  readonly none: string;
  readonly company: string;
  readonly asked: string;
  readonly result: string;
  readonly silent: string;
  readonly results: Readonly<Record<KybCheckResult, string>>;
}

const TEXTS: Readonly<Record<Language, ControlTexts>> = {
  en: {
    title: 'Business checks',
    note: 'Sandbox of business checks: a tax ID that ends in 7 does not match, in 8 is on a list, in 9 gets no answer.',
    down: 'The service is down',
    save: 'Save',
    none: 'Nothing has been checked yet.',
    company: 'Company',
    asked: 'Last asked',
    result: 'Result',
    silent: 'No answer',
    results: { MATCH: 'Match', MISMATCH: 'Mismatch', LIST_HIT: 'On a list', UNKNOWN: 'Unknown' },
  },
  es: {
    title: 'Comprobación de empresas',
    note: 'Entorno de pruebas: un número fiscal que termina en 7 no coincide, en 8 figura en una lista, en 9 no recibe respuesta.',
    down: 'El servicio no responde',
    save: 'Guardar',
    none: 'Aún no se ha comprobado nada.',
    company: 'Empresa',
    asked: 'Última consulta',
    result: 'Resultado',
    silent: 'Sin respuesta',
    results: { MATCH: 'Coincide', MISMATCH: 'No coincide', LIST_HIT: 'En una lista', UNKNOWN: 'Desconocido' },
  },
  fr: {
    title: 'Contrôle des entreprises',
    note: 'Bac à sable : un numéro fiscal qui finit par 7 ne correspond pas, par 8 figure sur une liste, par 9 reste sans réponse.',
    down: 'Le service ne répond pas',
    save: 'Enregistrer',
    none: 'Rien n’a encore été contrôlé.',
    company: 'Entreprise',
    asked: 'Dernière demande',
    result: 'Résultat',
    silent: 'Sans réponse',
    results: {
      MATCH: 'Correspond',
      MISMATCH: 'Ne correspond pas',
      LIST_HIT: 'Sur une liste',
      UNKNOWN: 'Inconnu',
    },
  },
  ja: {
    title: '企業の確認',
    note: 'サンドボックス：末尾が7の納税者番号は不一致、8はリストに該当、9は応答なしになります。',
    down: 'サービスを停止する',
    save: '保存',
    none: 'まだ何も確認されていません。',
    company: '会社',
    asked: '最後の照会',
    result: '結果',
    silent: '応答なし',
    results: { MATCH: '一致', MISMATCH: '不一致', LIST_HIT: 'リストに該当', UNKNOWN: '不明' },
  },
  'zh-CN': {
    title: '企业核查',
    note: '沙盒：税号以 7 结尾为不匹配，以 8 结尾为命中名单，以 9 结尾则无答复。',
    down: '服务停用',
    save: '保存',
    none: '尚未核查任何企业。',
    company: '公司',
    asked: '最近查询',
    result: '结果',
    silent: '无答复',
    results: { MATCH: '匹配', MISMATCH: '不匹配', LIST_HIT: '命中名单', UNKNOWN: '未知' },
  },
};

interface ControlView {
  readonly language: Language;
  readonly isDown: boolean;
  /** In the order in which they were asked for first. */
  readonly checks: readonly KeptCheck[];
}

/** The businesses that were checked with the results, and the switch that ends all answers. */
export function controlPage({ language, isDown, checks }: ControlView): Page {
  const texts = TEXTS[language];
  const content = html`<p class="note">${texts.note}</p>
    <form method="post" action="${controlAddress(language)}" class="till">
      <label class="check"><input type="checkbox" name="down" ${isDown ? html`checked` : ''} /> ${texts.down}</label>
      <button class="primary">${texts.save}</button>
    </form>
    ${
      checks.length === 0
        ? html`<p>${texts.none}</p>`
        : html`<div class="wide">
            <table>
              <thead>
                <tr>
                  <th scope="col">${texts.company}</th>
                  <th scope="col">${texts.asked}</th>
                  <th scope="col">${texts.result}</th>
                </tr>
              </thead>
              <tbody>
                ${checks.toReversed().map((check) => rowOf(check, language))}
              </tbody>
            </table>
          </div>`
    }`;
  return { language, title: texts.title, content, style: `${KYB_CONTROL}/style.css` };
}

const rowOf = ({ companyName, askedAt, results }: KeptCheck, language: Language) =>
  html`<tr>
    <td>${companyName}</td>
    <td><time datetime="${askedAt}">${formatTime(new Date(askedAt), language)} UTC</time></td>
    <td>${results === null ? TEXTS[language].silent : worstOf(results, language)}</td>
  </tr>`;

/** The result that staff would look at first. */
function worstOf(results: readonly CheckedFact[], language: Language): string {
  const order = ['LIST_HIT', 'MISMATCH', 'UNKNOWN', 'MATCH'] as const;
  const worst = order.find((one) => results.some(({ result }) => result === one)) ?? 'UNKNOWN';
  return TEXTS[language].results[worst];
}
