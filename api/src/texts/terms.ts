import type { Terms } from '@portal/shared/contract/terms';
import type { Language } from '@portal/shared/domain/enumerations';

/** The portal's own terms in force; a text that was accepted once stays, under its version, and a change gets a new one. */
export const TERMS_VERSION = '2026-11';

/** The portal's own terms, by version and language. */
export const TERMS_TEXTS: Readonly<Record<string, Readonly<Record<Language, Terms['sections']>>>> = {
  '2026-11': {
    en: [
      {
        title: null,
        text: 'These terms apply to everyone who uses this portal for an organization. If the contract between the organization and the operator of the portal says otherwise, the contract prevails.',
      },
      {
        title: 'Use',
        text: 'Use the portal for the business of your organization and within the permissions it gave you. Keep your password to yourself, and tell support right away if you think that someone else is using your access.',
      },
      {
        title: 'Orders',
        text: 'An order is binding once you confirm it. Rewards go to the recipients you name. You make sure that their details are right and that you may pass them on.',
      },
      {
        title: 'Availability',
        text: 'We maintain the portal with care, but it can be unavailable for a time because of maintenance or faults. Confirmed orders are still carried out.',
      },
      { title: 'Changes', text: 'These terms may change. We tell your organization before a change takes effect.' },
    ],
    es: [
      {
        title: null,
        text: 'Estas condiciones se aplican a todas las personas que usan este portal para una organización. Si el contrato entre la organización y el operador del portal dispone otra cosa, prevalece el contrato.',
      },
      {
        title: 'Uso',
        text: 'Use el portal para las actividades de su organización y dentro de los permisos que esta le ha dado. No comparta su contraseña y avise enseguida al servicio de asistencia si cree que otra persona usa su acceso.',
      },
      {
        title: 'Pedidos',
        text: 'Un pedido es vinculante en cuanto lo confirma. Las recompensas se envían a los destinatarios que usted indica. Usted se asegura de que los datos son correctos y de que puede facilitarlos.',
      },
      {
        title: 'Disponibilidad',
        text: 'El portal se mantiene con cuidado, pero puede no estar disponible durante un tiempo por mantenimiento o averías. Los pedidos confirmados se tramitan igualmente.',
      },
      {
        title: 'Cambios',
        text: 'Estas condiciones pueden cambiar. Se informa a su organización antes de que un cambio entre en vigor.',
      },
    ],
    fr: [
      {
        title: null,
        text: 'Ces conditions s’appliquent à toute personne qui utilise ce portail pour une organisation. Si le contrat entre l’organisation et l’exploitant du portail prévoit autre chose, le contrat l’emporte.',
      },
      {
        title: 'Utilisation',
        text: 'Utilisez le portail pour les activités de votre organisation et dans les limites des droits qu’elle vous a donnés. Gardez votre mot de passe pour vous et prévenez l’assistance sans attendre si vous pensez qu’une autre personne utilise votre accès.',
      },
      {
        title: 'Commandes',
        text: 'Une commande vous engage dès que vous l’avez confirmée. Les récompenses sont envoyées aux destinataires que vous indiquez. Vous vous assurez que les données sont exactes et que vous pouvez les transmettre.',
      },
      {
        title: 'Disponibilité',
        text: 'Le portail est entretenu avec soin, mais une maintenance ou une panne peut le rendre indisponible pendant un certain temps. Les commandes confirmées sont tout de même exécutées.',
      },
      {
        title: 'Modifications',
        text: 'Ces conditions peuvent changer. Votre organisation en est informée avant l’entrée en vigueur.',
      },
    ],
    ja: [
      {
        title: null,
        text: '本規約は、組織のために本ポータルを利用するすべての方に適用されます。組織とポータル運営者との契約に異なる定めがある場合は、契約が優先します。',
      },
      {
        title: '利用',
        text: 'ポータルは、所属組織の業務のために、付与された権限の範囲内でご利用ください。パスワードは他人に知らせず、第三者による利用が疑われる場合はすぐにサポートへご連絡ください。',
      },
      {
        title: '注文',
        text: '注文は確定した時点で成立します。リワードは指定された受取人に送られます。入力内容が正しいこと、その情報を提供してよいことをご確認ください。',
      },
      {
        title: '提供状況',
        text: 'ポータルは注意深く運用していますが、保守や障害により一時的に利用できないことがあります。確定済みの注文はその場合も処理されます。',
      },
      { title: '変更', text: '本規約は変更されることがあります。変更の適用前に所属組織へお知らせします。' },
    ],
    'zh-CN': [
      {
        title: null,
        text: '本条款适用于为组织使用本门户的所有人。如果组织与门户运营方之间的合同另有约定，以合同为准。',
      },
      {
        title: '使用',
        text: '请为所在组织的业务并在其授予的权限范围内使用门户。请妥善保管密码；如怀疑他人使用您的账号，请立即告知支持团队。',
      },
      {
        title: '订单',
        text: '订单经您确认后即具约束力。奖励会发送给您指定的收件人。请确保信息准确，并且您有权提供这些信息。',
      },
      { title: '可用性', text: '我们会用心维护门户，但维护或故障可能使其暂时无法使用。已确认的订单仍会照常处理。' },
      { title: '变更', text: '本条款可能变更。变更生效前会通知您所在的组织。' },
    ],
  },
};
