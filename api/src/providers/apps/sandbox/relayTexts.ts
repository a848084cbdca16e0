import type { Language } from '@portal/shared/domain/enumerations';
import type { Outcome } from './Visit.ts';

export interface RelayTexts {
  readonly note: string;
  readonly start: string;
  readonly connect: string;
  readonly refresh: string;
  readonly call: string;
  readonly forget: string;
  readonly connectedHeading: string;
  readonly scope: string;
  readonly until: string;
  readonly catalogue: string;
  readonly brand: string;
  readonly items: string;
  readonly outcome: Readonly<Record<Outcome['kind'], string>>;
}

const TEXTS: Readonly<Record<Language, RelayTexts>> = {
  en: {
    note: 'A sandbox app of another company: it acts for you only after you allow it.',
    start: 'Connect your rewards portal and Relay Desk shows you its catalog.',
    connect: 'Connect',
    refresh: 'Refresh access',
    call: 'Show the catalog',
    forget: 'Forget',
    connectedHeading: 'Connected',
    scope: 'Allowed',
    until: 'Access until (UTC)',
    catalogue: 'Catalog',
    brand: 'Brand',
    items: 'Rewards',
    outcome: {
      connected: 'Relay Desk is connected.',
      refreshed: 'Access was refreshed.',
      forgotten: 'Relay Desk forgot its access. The portal still lists it until you revoke it there.',
      denied: 'You did not allow it (access_denied).',
      foreign: 'This answer does not belong to a request of this browser. Connect again.',
      unreachable: 'The portal does not answer.',
      refused: 'The portal refused:',
      called: 'The portal answered:',
    },
  },
  es: {
    note: 'Una aplicación de prueba de otra empresa: solo actúa en su nombre cuando usted lo permite.',
    start: 'Conecte su portal de recompensas y Relay Desk le mostrará su catálogo.',
    connect: 'Conectar',
    refresh: 'Renovar el acceso',
    call: 'Mostrar el catálogo',
    forget: 'Olvidar',
    connectedHeading: 'Conectada',
    scope: 'Permitido',
    until: 'Acceso hasta (UTC)',
    catalogue: 'Catálogo',
    brand: 'Marca',
    items: 'Recompensas',
    outcome: {
      connected: 'Relay Desk está conectada.',
      refreshed: 'El acceso se renovó.',
      forgotten: 'Relay Desk olvidó su acceso. El portal la sigue mostrando hasta que usted lo revoque allí.',
      denied: 'Usted no lo permitió (access_denied).',
      foreign: 'Esta respuesta no corresponde a una solicitud de este navegador. Conecte de nuevo.',
      unreachable: 'El portal no responde.',
      refused: 'El portal lo rechazó:',
      called: 'El portal respondió:',
    },
  },
  fr: {
    note: 'Une application d’essai d’une autre entreprise : elle n’agit pour vous qu’avec votre accord.',
    start: 'Connectez votre portail de récompenses et Relay Desk vous montrera son catalogue.',
    connect: 'Connecter',
    refresh: 'Renouveler l’accès',
    call: 'Afficher le catalogue',
    forget: 'Oublier',
    connectedHeading: 'Connectée',
    scope: 'Autorisé',
    until: 'Accès jusqu’à (UTC)',
    catalogue: 'Catalogue',
    brand: 'Marque',
    items: 'Récompenses',
    outcome: {
      connected: 'Relay Desk est connectée.',
      refreshed: 'L’accès a été renouvelé.',
      forgotten: 'Relay Desk a oublié son accès. Le portail l’affiche tant que vous ne l’y avez pas révoqué.',
      denied: 'Vous ne l’avez pas autorisée (access_denied).',
      foreign: 'Cette réponse ne correspond pas à une demande de ce navigateur. Connectez à nouveau.',
      unreachable: 'Le portail ne répond pas.',
      refused: 'Le portail a refusé :',
      called: 'Le portail a répondu :',
    },
  },
  ja: {
    note: '他社のサンドボックスアプリです。許可した後にだけ、あなたに代わって動作します。',
    start: 'リワードポータルに接続すると、Relay Deskがカタログを表示します。',
    connect: '接続する',
    refresh: 'アクセスを更新する',
    call: 'カタログを表示する',
    forget: '忘れる',
    connectedHeading: '接続済み',
    scope: '許可された範囲',
    until: 'アクセス期限（UTC）',
    catalogue: 'カタログ',
    brand: 'ブランド',
    items: 'ギフト数',
    outcome: {
      connected: 'Relay Deskが接続されました。',
      refreshed: 'アクセスを更新しました。',
      forgotten: 'Relay Deskはアクセスを忘れました。ポータルで取り消すまで、そこには表示されます。',
      denied: '許可されませんでした（access_denied）。',
      foreign: 'この応答は、このブラウザーの要求のものではありません。もう一度接続してください。',
      unreachable: 'ポータルが応答しません。',
      refused: 'ポータルが拒否しました：',
      called: 'ポータルの応答：',
    },
  },
  'zh-CN': {
    note: '另一家公司的沙盒应用：只有在您允许后才会代表您操作。',
    start: '连接您的奖励门户，Relay Desk 将显示其目录。',
    connect: '连接',
    refresh: '刷新访问权限',
    call: '显示目录',
    forget: '忘记',
    connectedHeading: '已连接',
    scope: '已允许',
    until: '访问有效期至（UTC）',
    catalogue: '目录',
    brand: '品牌',
    items: '奖励数',
    outcome: {
      connected: 'Relay Desk 已连接。',
      refreshed: '访问权限已刷新。',
      forgotten: 'Relay Desk 已忘记其访问权限。在您于门户中撤销之前，那里仍会列出它。',
      denied: '您没有允许（access_denied）。',
      foreign: '此答复不属于此浏览器的请求。请重新连接。',
      unreachable: '门户没有响应。',
      refused: '门户拒绝：',
      called: '门户答复：',
    },
  },
};

export const relayTexts = (language: Language): RelayTexts => TEXTS[language];
