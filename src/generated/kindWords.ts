/* Written by `npm run generate` from the messages of the kinds. */
import type { Locale } from './answers.ts';

/** Labels and choices of the answers as pages ask for them, by language; in English where a language has none. */
export const kindWords = {
  "en": {
    "name": {
      "label": "Full name",
      "invalid": "Please enter a valid full name",
      "oneWord": "Please enter a valid full name: both a first and a last name"
    },
    "phone": {
      "label": "Phone number",
      "invalid": "Please enter a valid phone number"
    },
    "email": {
      "label": "Email",
      "invalid": "Please enter a valid email address"
    },
    "postalCode": {
      "invalid": "Please enter a valid postal code"
    },
    "country": {
      "label": "Country"
    },
    "birthDate": {
      "label": "Date of birth"
    },
    "age": {
      "label": "Age"
    },
    "gender": {
      "label": "Gender",
      "male": "Male",
      "female": "Female",
      "other": "Non-Binary"
    },
    "heightCm": {
      "label": "What is your height?"
    },
    "weightKg": {
      "label": "What is your weight?"
    },
    "ctScanAppointmentDate": {
      "label": "When is your CT scan appointment?"
    },
    "ethnicities": {
      "label": "What is your race or ethnicity?",
      "americanIndian": "American Indian or Alaska Native",
      "asian": "Asian",
      "black": "Black or African American",
      "decline": "Decline to Answer",
      "hawaiian": "Native Hawaiian or Pacific Islander",
      "hispanic": "Hispanic or Latino",
      "white": "White",
      "eastern": "Middle Eastern or North African"
    }
  },
  "es": {
    "name": {
      "label": "Nombre completo",
      "invalid": "Ingrese un nombre completo válido",
      "oneWord": "Ingrese un nombre completo válido: nombre y apellido"
    },
    "phone": {
      "label": "Número de teléfono",
      "invalid": "Ingrese un número de teléfono válido"
    },
    "email": {
      "label": "Correo electrónico",
      "invalid": "Ingrese un correo electrónico válido"
    },
    "postalCode": {
      "invalid": "Ingrese un código postal válido"
    },
    "country": {
      "label": "País"
    },
    "birthDate": {
      "label": "Fecha de nacimiento"
    },
    "age": {
      "label": "Edad"
    },
    "gender": {
      "label": "Género",
      "male": "Masculino",
      "female": "Femenino",
      "other": "No binario"
    },
    "heightCm": {
      "label": "¿Cuánto mide usted?"
    },
    "weightKg": {
      "label": "¿Cuánto pesa usted?"
    },
    "ctScanAppointmentDate": {
      "label": "¿Cuándo es su cita para la tomografía computarizada?"
    },
    "ethnicities": {
      "label": "¿Cuál es su raza u origen étnico?",
      "americanIndian": "Indígena de las Américas o nativo/a de Alaska",
      "asian": "Asiático/a",
      "black": "Negro/a o afroamericano/a",
      "decline": "Prefiero no responder",
      "hawaiian": "Nativo/a de Hawái o de las islas del Pacífico",
      "hispanic": "Hispano/a o latino/a",
      "white": "Blanco/a",
      "eastern": "De Medio Oriente o del norte de África"
    }
  }
} satisfies Readonly<Record<Locale, object>>;
