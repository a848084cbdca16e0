import type { Language } from '@portal/shared/domain/enumerations';
import type { IdpFault } from './IdpContext.ts';

interface IdpTexts {
  readonly signInTitle: string;
  readonly signInNote: string;
  readonly somebodyElse: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly signIn: string;
  readonly cancelTitle: string;
  readonly cancel: string;
  readonly controlTitle: string;
  readonly controlNote: string;
  readonly secret: string;
  readonly person: string;
  readonly ask: string;
  readonly faultsTitle: string;
  readonly faults: Readonly<Record<IdpFault, string>>;
  readonly save: string;
}

export const IDP_TEXTS: Readonly<Record<Language, IdpTexts>> = {
  en: {
    signInTitle: 'Sandbox identity provider',
    signInNote: 'Nobody has a password here. Choose who you are.',
    somebodyElse: 'Somebody else',
    email: 'Email',
    givenName: 'First name',
    familyName: 'Last name',
    signIn: 'Sign in',
    cancelTitle: 'Not you?',
    cancel: 'Cancel',
    controlTitle: 'Identity provider',
    controlNote: 'Sandbox of company sign-in and of Google. Any client ID is accepted.',
    secret: 'Client secret',
    person: 'Sign in as',
    ask: 'Ask each time',
    faultsTitle: 'Faults',
    faults: {
      signature: 'The signature is wrong',
      expiry: 'The answer has expired',
      audience: 'The answer is for another client',
      email: 'The email is not verified',
      slow: 'The provider is slow',
      down: 'The provider is down',
      unsigned: 'The answer is not signed',
      nonce: 'The nonce is another one',
      issuer: 'The issuer is another one',
    },
    save: 'Save',
  },
  es: {
    signInTitle: 'Proveedor de identidad de pruebas',
    signInNote: 'Aquí nadie tiene contraseña. Elija quién es.',
    somebodyElse: 'Otra persona',
    email: 'Correo electrónico',
    givenName: 'Nombre',
    familyName: 'Apellidos',
    signIn: 'Iniciar sesión',
    cancelTitle: '¿No es usted?',
    cancel: 'Cancelar',
    controlTitle: 'Proveedor de identidad',
    controlNote: 'Entorno de pruebas del inicio de sesión de empresa y de Google. Se acepta cualquier ID de cliente.',
    secret: 'Secreto de cliente',
    person: 'Iniciar sesión como',
    ask: 'Preguntar cada vez',
    faultsTitle: 'Fallos',
    faults: {
      signature: 'La firma es incorrecta',
      expiry: 'La respuesta ha caducado',
      audience: 'La respuesta es para otro cliente',
      email: 'El correo no está verificado',
      slow: 'El proveedor es lento',
      down: 'El proveedor no responde',
      unsigned: 'La respuesta no está firmada',
      nonce: 'El nonce es otro',
      issuer: 'El emisor es otro',
    },
    save: 'Guardar',
  },
  fr: {
    signInTitle: 'Fournisseur d’identité du bac à sable',
    signInNote: 'Personne n’a de mot de passe ici. Choisissez qui vous êtes.',
    somebodyElse: 'Quelqu’un d’autre',
    email: 'E-mail',
    givenName: 'Prénom',
    familyName: 'Nom',
    signIn: 'Se connecter',
    cancelTitle: 'Ce n’est pas vous ?',
    cancel: 'Annuler',
    controlTitle: 'Fournisseur d’identité',
    controlNote: 'Bac à sable de la connexion d’entreprise et de Google. Tout identifiant client est accepté.',
    secret: 'Secret client',
    person: 'Se connecter en tant que',
    ask: 'Demander chaque fois',
    faultsTitle: 'Pannes',
    faults: {
      signature: 'La signature est fausse',
      expiry: 'La réponse a expiré',
      audience: 'La réponse est pour un autre client',
      email: 'L’e-mail n’est pas vérifié',
      slow: 'Le fournisseur est lent',
      down: 'Le fournisseur ne répond pas',
      unsigned: 'La réponse n’est pas signée',
      nonce: 'Le nonce est un autre',
      issuer: 'L’émetteur est un autre',
    },
    save: 'Enregistrer',
  },
  ja: {
    signInTitle: 'サンドボックスのIDプロバイダー',
    signInNote: 'ここではパスワードは不要です。誰としてログインするかを選んでください。',
    somebodyElse: 'ほかの人',
    email: 'メールアドレス',
    givenName: '名',
    familyName: '姓',
    signIn: 'ログイン',
    cancelTitle: 'ご本人ではありませんか？',
    cancel: 'キャンセル',
    controlTitle: 'IDプロバイダー',
    controlNote: '会社ログインとGoogleのサンドボックスです。どのクライアントIDでも受け付けます。',
    secret: 'クライアントシークレット',
    person: 'ログインする人',
    ask: '毎回たずねる',
    faultsTitle: '不具合',
    faults: {
      signature: '署名が正しくない',
      expiry: '応答の期限が切れている',
      audience: '別のクライアント宛ての応答',
      email: 'メールアドレスが未確認',
      slow: 'プロバイダーが遅い',
      down: 'プロバイダーが停止している',
      unsigned: '応答に署名がない',
      nonce: 'nonceが異なる',
      issuer: '発行者が異なる',
    },
    save: '保存',
  },
  'zh-CN': {
    signInTitle: '沙盒身份提供商',
    signInNote: '这里没有密码。请选择您的身份。',
    somebodyElse: '其他人',
    email: '电子邮件',
    givenName: '名字',
    familyName: '姓氏',
    signIn: '登录',
    cancelTitle: '不是您？',
    cancel: '取消',
    controlTitle: '身份提供商',
    controlNote: '公司登录和 Google 的沙盒。接受任何客户端 ID。',
    secret: '客户端密钥',
    person: '登录身份',
    ask: '每次询问',
    faultsTitle: '故障',
    faults: {
      signature: '签名错误',
      expiry: '响应已过期',
      audience: '响应属于其他客户端',
      email: '电子邮件未验证',
      slow: '提供商响应缓慢',
      down: '提供商停用',
      unsigned: '响应未签名',
      nonce: 'nonce 不同',
      issuer: '颁发者不同',
    },
    save: '保存',
  },
};
