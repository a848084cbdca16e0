import type { Language } from '@portal/shared/domain/enumerations';

/** Reasons of returns by the bank's code, in mails: en, es, fr, ja, zh-CN. */
const REASONS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  R01: [
    'not enough money in the bank account',
    'fondos insuficientes',
    'provision insuffisante',
    '残高不足',
    '余额不足',
  ],
  R02: [
    'the bank account is closed',
    'la cuenta bancaria está cerrada',
    'le compte bancaire est clos',
    '口座が解約済み',
    '账户已关闭',
  ],
  R03: [
    'there is no such bank account',
    'la cuenta bancaria no existe',
    'le compte bancaire n’existe pas',
    '該当する口座がない',
    '账户不存在',
  ],
  R04: [
    'the account number is not valid',
    'el número de cuenta no es válido',
    'le numéro de compte n’est pas valide',
    '口座番号が無効',
    '账号无效',
  ],
  R05: [
    'a personal account was debited as a business one',
    'se cargó una cuenta personal como empresarial',
    'un compte personnel a été débité comme compte professionnel',
    '個人口座が法人口座として引き落とされた',
    '个人账户被按企业账户扣款',
  ],
  R06: [
    'our bank asked for the return',
    'nuestro banco pidió la devolución',
    'notre banque a demandé le retour',
    '当社の銀行が返却を依頼',
    '我方银行要求退回',
  ],
  R07: [
    'the authorization was withdrawn',
    'se retiró la autorización',
    'l’autorisation a été révoquée',
    '許可が取り消された',
    '授权已撤销',
  ],
  R08: [
    'the payment was stopped',
    'se ordenó detener el pago',
    'il a été fait opposition au paiement',
    '支払いが停止された',
    '付款已被止付',
  ],
  R09: [
    'the money is not collected yet',
    'los fondos aún no están disponibles',
    'les fonds ne sont pas encore encaissés',
    '資金が未回収',
    '资金尚未到账',
  ],
  R10: [
    'the debit was reported as not authorized',
    'el cargo se notificó como no autorizado',
    'le débit a été signalé comme non autorisé',
    '未許可の引き落としと申告された',
    '扣款被申报为未授权',
  ],
  R11: [
    'the debit was not as authorized',
    'el cargo no fue como se autorizó',
    'le débit ne correspond pas à l’autorisation',
    '許可の内容と異なる引き落とし',
    '扣款与授权不符',
  ],
  R12: [
    'the account moved to another bank',
    'la cuenta pasó a otro banco',
    'le compte a été transféré à une autre banque',
    '口座が他行に移管された',
    '账户已转至其他银行',
  ],
  R13: [
    'the bank takes no such debits',
    'el banco no admite estos cargos',
    'la banque n’accepte pas ces débits',
    '銀行がこの引き落としに対応していない',
    '该银行不支持此类扣款',
  ],
  R16: [
    'the bank account is frozen',
    'la cuenta bancaria está congelada',
    'le compte bancaire est gelé',
    '口座が凍結されている',
    '银行账户已冻结',
  ],
  R17: [
    'the account details were questioned',
    'los datos de la cuenta son dudosos',
    'les coordonnées du compte sont douteuses',
    '口座情報に疑義がある',
    '账户信息存疑',
  ],
  R20: [
    'the account does not allow such debits',
    'la cuenta no admite estos cargos',
    'le compte n’autorise pas ces débits',
    '引き落としできない種類の口座',
    '该账户不允许此类扣款',
  ],
  R23: [
    'the holder refused the debit',
    'el titular rechazó el cargo',
    'le titulaire a refusé le débit',
    '名義人が引き落としを拒否',
    '持有人拒绝扣款',
  ],
  R29: [
    'the company reported the debit as not authorized',
    'la empresa notificó el cargo como no autorizado',
    'l’entreprise a signalé le débit comme non autorisé',
    '会社が未許可の引き落としと申告',
    '企业申报该扣款未授权',
  ],
};
const OTHER = [
  'the bank gave no known reason',
  'el banco no dio un motivo conocido',
  'la banque n’a pas donné de motif connu',
  '銀行からの理由は不明',
  '银行未给出已知原因',
] as const;
const PLACES: Readonly<Record<Language, number>> = { en: 0, es: 1, fr: 2, ja: 3, 'zh-CN': 4 };

/** Why a bank returned a debit, with its code. */
export function bankReturnReason(code: string | null, language: Language): string {
  const words = (REASONS[code ?? ''] ?? OTHER)[PLACES[language]] ?? OTHER[0];
  return code === null ? words : `${words} (${code})`;
}
