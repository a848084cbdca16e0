import type { Language } from '@portal/shared/domain/enumerations';

/** The authorisation in force; a text that was accepted once stays, under its version, and a change gets a new one. */
export const BANK_AGREEMENT_VERSION = '2026-11';

/** Authorisations of debits from a business's bank account, by version and language, in paragraphs. */
export const BANK_AGREEMENTS: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  '2026-11': {
    en: [
      'On behalf of the company named as the holder, I authorize the operator of this portal to debit the US bank account named above, by ACH, for each deposit that is requested in this portal by a person who may use this bank account, in the amount confirmed for that deposit.',
      'I also authorize two credits of less than one dollar each, which serve to verify the bank account, and the correction of any entry made in error.',
      'I confirm that this is an account held by a business in the United States, that I may give this authorization for it, and that entries comply with US law and the Nacha Operating Rules.',
      'A debit that the bank returns is taken out of the balance again. This may make the balance negative and freeze the account until it is settled.',
      'This authorization stays in force until the bank account is removed from this portal. Deposits requested before then are still debited. I can print or save a copy of this text now.',
    ],
    es: [
      'En nombre de la empresa indicada como titular, autorizo al operador de este portal a efectuar cargos por ACH en la cuenta bancaria de EE. UU. indicada arriba, por cada depósito que solicite en este portal una persona autorizada a usar esta cuenta bancaria y por el importe confirmado para ese depósito.',
      'Autorizo asimismo dos abonos de menos de un dólar cada uno, que sirven para verificar la cuenta bancaria, y la corrección de cualquier asiento erróneo.',
      'Confirmo que se trata de una cuenta a nombre de una empresa en Estados Unidos, que puedo otorgar esta autorización y que los asientos cumplen la legislación estadounidense y las reglas operativas de Nacha.',
      'Un cargo que el banco devuelva se descuenta de nuevo del saldo. El saldo puede quedar negativo y la cuenta congelada hasta que se regularice.',
      'Esta autorización sigue vigente hasta que la cuenta bancaria se elimine de este portal. Los depósitos solicitados antes se cargarán igualmente. Puedo imprimir o guardar ahora una copia de este texto.',
    ],
    fr: [
      'Au nom de l’entreprise désignée comme titulaire, j’autorise l’exploitant de ce portail à débiter par ACH le compte bancaire américain indiqué ci-dessus, pour chaque dépôt demandé dans ce portail par une personne autorisée à utiliser ce compte bancaire et à hauteur du montant confirmé pour ce dépôt.',
      'J’autorise également deux crédits de moins d’un dollar chacun, qui servent à vérifier le compte bancaire, ainsi que la rectification de toute écriture erronée.',
      'Je confirme qu’il s’agit d’un compte détenu par une entreprise aux États-Unis, que je suis en droit de donner cette autorisation et que les écritures respectent la législation américaine et les règles d’exploitation de la Nacha.',
      'Un débit rejeté par la banque est de nouveau retiré du solde. Le solde peut alors devenir négatif et le compte être gelé jusqu’à sa régularisation.',
      'Cette autorisation reste valable jusqu’à la suppression du compte bancaire dans ce portail. Les dépôts demandés auparavant seront encore débités. Je peux imprimer ou enregistrer dès maintenant une copie de ce texte.',
    ],
    ja: [
      '口座名義人として記載された会社を代表し、この銀行口座の利用を認められた者が本ポータルで入金を依頼するたびに、その入金について確認された金額を、上記の米国の銀行口座からACHにより引き落とすことを、本ポータルの運営者に許可します。',
      '併せて、銀行口座の確認のために行われる1ドル未満の入金2件、および誤った記帳の訂正を許可します。',
      'この口座が米国の事業者名義の口座であること、私にこの許可を与える権限があること、および記帳が米国法とNacha運用規則に従うことを確認します。',
      '銀行から返却された引き落としの金額は、残高から差し引かれます。その結果、残高がマイナスになり、解消されるまでアカウントが凍結されることがあります。',
      'この許可は、銀行口座が本ポータルから削除されるまで有効です。それより前に依頼された入金は引き落とされます。この文面は今すぐ印刷または保存できます。',
    ],
    'zh-CN': [
      '本人代表所列开户公司，授权本门户的运营方在每次由可使用此银行账户的人员于本门户申请充值时，通过 ACH 从上述美国银行账户扣取该次充值所确认的金额。',
      '本人同时授权进行两笔每笔不足一美元的汇入，用于验证该银行账户，并授权更正任何错误入账。',
      '本人确认该账户为在美国的企业账户，本人有权作出此授权，且相关入账符合美国法律及 Nacha 运营规则。',
      '被银行退回的扣款将从余额中扣除。余额可能因此变为负数，账户将被冻结直至结清。',
      '此授权在该银行账户从本门户移除之前持续有效。此前申请的充值仍会扣款。本人可立即打印或保存本文本的副本。',
    ],
  },
};
