@testable import WorkHome

/// Tables that people keep themselves, not from a known app.
enum ColumnSamples {
    /// A training diary with semicolons and decimal commas.
    static let diary = """
        Datum;Uhrzeit;Übung;Wdh;Gewicht (kg);Dauer (min);Distanz (km);Notiz
        13.10.2026;18:10;Bench Press;8;82,5;;;Langsam
        13.10.2026;18:15;Bench Press;8;82,5;;;
        14.10.2026;;Running;;;28,5;5,2;
        14.10.2026;;Squat;viele;100;;;
        99.10.2026;;Squat;5;100;;;

        """

    /// Ambiguous dates.
    static let weights = """
        Date\tWeight (lbs)\tBody fat
        05/06/2026\t160.5\t18.5
        06/06/2026\t160\t
        07/06/2026\tnone\t

        """

    static let pulse = """
        Day,Resting pulse (bpm)
        2026-10-05,58
        2026-10-06,57
        2026-10-07,

        """

    static let food = """
        Date,Meal,Food,Energy (kJ),Protein,Carbs,Fat
        2026-10-05 08:00,Breakfast,Oats,1590,13,60,7
        2026-10-05 12:30,Lunch,"Rice, beans",2092,20,90,5
        2026-10-05,,,,,,

        """
}
