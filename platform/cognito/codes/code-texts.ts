interface Text {
  readonly subject: string
  readonly text: string
}

type Texts = Readonly<Record<'signUp' | 'password' | 'attribute' | 'address', Text>>

/** What mails with a code say, by language. */
export const codeTexts: Readonly<Record<string, Texts>> = {
  en: {
    signUp: { subject: 'Your code to confirm your account', text: 'Your confirmation code is {code}. It is good for 24 hours.' },
    password: {
      subject: 'Your code for a new password',
      text: 'Your code for a new password is {code}. It is good for one hour. If you did not ask for it, you can ignore this mail.',
    },
    attribute: { subject: 'Your verification code', text: 'Your verification code is {code}. It is good for 24 hours.' },
    address: {
      subject: 'Your code for a new e-mail address',
      text: 'Your code for the new e-mail address of your account is {code}. It is good for 24 hours. If you did not ask for it, you can ignore this mail: nothing changes without the code.',
    },
  },
  es: {
    signUp: { subject: 'Tu código para confirmar tu cuenta', text: 'Tu código de confirmación es {code}. Es válido durante 24 horas.' },
    password: {
      subject: 'Tu código para una nueva contraseña',
      text: 'Tu código para una nueva contraseña es {code}. Es válido durante una hora. Si no lo has pedido, puedes ignorar este mensaje.',
    },
    attribute: { subject: 'Tu código de verificación', text: 'Tu código de verificación es {code}. Es válido durante 24 horas.' },
    address: {
      subject: 'Tu código para una nueva dirección de correo',
      text: 'Tu código para la nueva dirección de correo de tu cuenta es {code}. Es válido durante 24 horas. Si no lo has pedido, puedes ignorar este mensaje: sin el código no cambia nada.',
    },
  },
  fr: {
    signUp: { subject: 'Votre code pour confirmer votre compte', text: 'Votre code de confirmation est {code}. Il est valable 24 heures.' },
    password: {
      subject: 'Votre code pour un nouveau mot de passe',
      text: 'Votre code pour un nouveau mot de passe est {code}. Il est valable une heure. Si vous ne l’avez pas demandé, ignorez ce message.',
    },
    attribute: { subject: 'Votre code de vérification', text: 'Votre code de vérification est {code}. Il est valable 24 heures.' },
    address: {
      subject: 'Votre code pour une nouvelle adresse e-mail',
      text: 'Votre code pour la nouvelle adresse e-mail de votre compte est {code}. Il est valable 24 heures. Si vous ne l’avez pas demandé, ignorez ce message : rien ne change sans le code.',
    },
  },
  ar: {
    signUp: { subject: 'رمز تأكيد حسابك', text: 'رمز التأكيد الخاص بك هو {code}. وهو صالح لمدة 24 ساعة.' },
    password: {
      subject: 'رمز كلمة المرور الجديدة',
      text: 'رمز كلمة المرور الجديدة هو {code}. وهو صالح لمدة ساعة واحدة. إذا لم تطلبه فيمكنك تجاهل هذه الرسالة.',
    },
    attribute: { subject: 'رمز التحقق', text: 'رمز التحقق الخاص بك هو {code}. وهو صالح لمدة 24 ساعة.' },
    address: {
      subject: 'رمز عنوان بريدك الإلكتروني الجديد',
      text: 'رمز عنوان البريد الإلكتروني الجديد لحسابك هو {code}. وهو صالح لمدة 24 ساعة. إذا لم تطلبه فيمكنك تجاهل هذه الرسالة: لن يتغير شيء من دون الرمز.',
    },
  },
  ja: {
    signUp: { subject: 'アカウント確認コード', text: '確認コードは {code} です。24時間有効です。' },
    password: {
      subject: '新しいパスワードのためのコード',
      text: '新しいパスワードのためのコードは {code} です。1時間有効です。お心当たりのない場合は、このメールを無視してください。',
    },
    attribute: { subject: '認証コード', text: '認証コードは {code} です。24時間有効です。' },
    address: {
      subject: '新しいメールアドレスの確認コード',
      text: 'アカウントの新しいメールアドレスの確認コードは {code} です。24時間有効です。お心当たりのない場合は、このメールを無視してください。コードがなければ何も変わりません。',
    },
  },
}
