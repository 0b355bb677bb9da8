import { toast } from "./flash.js";
import { announceChange, bodyOf, fetchPage, onSubmit, replacePart, showAnswer } from "./page.js";
import { showProblems } from "./problems.js";
import { unlockForm } from "./submit.js";
import { texts } from "./texts.js";

// A new account is checked before it is sent, with the messages of the server (`AccountRules`). What only the server
// knows, such as that an address is taken, is shown in place, so that the password stays: no answer contains it.
const leastPasswordLength = 6;

onSubmit("[data-new-account]", (form) => {
  const problems = problemsOf(form);
  if (!Object.keys(problems).length) return send(form);
  unlockForm(form);
  return showProblems(form, problems);
});

function problemsOf({ elements: { first_name: firstName, last_name: lastName, email, password } }) {
  return {
    ...(!isVisible(firstName.value) && { first_name: texts.firstNameMissing }),
    ...(!isVisible(lastName.value) && { last_name: texts.lastNameMissing }),
    ...(!/^[^\0-\x20\x7f]*@[^\0-\x20\x7f]*$/.test(email.value.trim()) && { email: texts.emailInvalid }),
    ...(lengthOf(password.value) < leastPasswordLength && { password: texts.passwordTooShort }),
  };
}

const isVisible = (text) => /[^\s\p{Cc}\p{Cf}]/u.test(text);

/** As people count: an emoji of several code points is one character. */
const lengthOf = (text) => ("Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)] : [...text]).length;

async function send(form) {
  try {
    const answer = await fetchPage(form.action, { body: bodyOf(form) });
    const newForm = answer.response.status === 422 && answer.page.querySelector("[data-new-account]");
    if (!newForm) return showAnswer(answer);
    newForm.elements.password.value = form.elements.password.value;
    replacePart(form, newForm, announceChange);
  } catch {
    unlockForm(form);
    toast(texts.unreachableNotSaved, { isError: true, near: form });
  }
}
