export interface PageTexts {
  readonly language: string;
  readonly title: string;
  readonly sandbox: string;
  readonly company: string;
  readonly amount: string;
  readonly account: string;
  readonly accountEnding: (lastFour: string) => string;
  readonly reference: string;
  readonly consent: string;
  readonly pay: string;
  readonly cancel: string;
  readonly returning: string;
  readonly next: string;
  readonly refused: string;
  readonly goBack: string;
}

const EN: PageTexts = {
  language: 'en',
  title: 'Confirm your bank payment',
  sandbox: 'This is a sandbox: no money moves.',
  company: 'Company',
  amount: 'Amount',
  account: 'Bank account',
  accountEnding: (lastFour) => `ending in ${lastFour}`,
  reference: 'Reference',
  consent: 'By choosing Pay you authorize one electronic debit of this amount from the account.',
  pay: 'Pay',
  cancel: 'Cancel',
  returning: 'Taking you back',
  next: 'Continue',
  refused: 'This payment cannot be made',
  goBack: 'Nothing was charged. Go back to the shop and begin again.',
};

const ES: PageTexts = {
  language: 'es',
  title: 'Confirme su pago bancario',
  sandbox: 'Este es un entorno de pruebas: no se mueve dinero.',
  company: 'Empresa',
  amount: 'Importe',
  account: 'Cuenta bancaria',
  accountEnding: (lastFour) => `terminada en ${lastFour}`,
  reference: 'Referencia',
  consent: 'Al elegir Pagar, autoriza un único débito electrónico de este importe en la cuenta.',
  pay: 'Pagar',
  cancel: 'Cancelar',
  returning: 'Volviendo al comercio',
  next: 'Continuar',
  refused: 'No se puede realizar este pago',
  goBack: 'No se ha cobrado nada. Vuelva al comercio y empiece de nuevo.',
};

const FR: PageTexts = {
  language: 'fr',
  title: 'Confirmez votre paiement bancaire',
  sandbox: 'Ceci est un environnement de test : aucun argent ne circule.',
  company: 'Entreprise',
  amount: 'Montant',
  account: 'Compte bancaire',
  accountEnding: (lastFour) => `se terminant par ${lastFour}`,
  reference: 'Référence',
  consent: 'En choisissant Payer, vous autorisez un seul prélèvement électronique de ce montant sur le compte.',
  pay: 'Payer',
  cancel: 'Annuler',
  returning: 'Retour au commerçant',
  next: 'Continuer',
  refused: 'Ce paiement ne peut pas être effectué',
  goBack: 'Rien n’a été débité. Retournez chez le commerçant et recommencez.',
};

const JA: PageTexts = {
  language: 'ja',
  title: '銀行口座からのお支払いの確認',
  sandbox: 'これはテスト環境です。実際の送金は行われません。',
  company: '会社名',
  amount: '金額',
  account: '銀行口座',
  accountEnding: (lastFour) => `末尾 ${lastFour}`,
  reference: '参照番号',
  consent: '「支払う」を選択すると、この口座からこの金額を1回引き落とすことに同意したことになります。',
  pay: '支払う',
  cancel: 'キャンセル',
  returning: '元のサイトに戻ります',
  next: '続ける',
  refused: 'このお支払いは実行できません',
  goBack: '引き落としは行われていません。元のサイトに戻ってやり直してください。',
};

const ZH: PageTexts = {
  language: 'zh-CN',
  title: '确认银行付款',
  sandbox: '这是测试环境：不会发生真实的资金划转。',
  company: '公司',
  amount: '金额',
  account: '银行账户',
  accountEnding: (lastFour) => `尾号 ${lastFour}`,
  reference: '参考号',
  consent: '选择“付款”即表示您授权从该账户进行一次此金额的电子扣款。',
  pay: '付款',
  cancel: '取消',
  returning: '正在返回商户',
  next: '继续',
  refused: '无法进行此付款',
  goBack: '未扣除任何款项。请返回商户重新开始。',
};

/** Texts for a locale such as `fr` or `zh-cn`; English for one that is not known. */
export const textsFor = (locale: string): PageTexts =>
  [ES, FR, JA, ZH].find(({ language }) => language.slice(0, 2) === locale.slice(0, 2).toLowerCase()) ?? EN;
