import Foundation

/// The countries of Open Food Facts, and the European Union: the code of ISO 3166-1, the name in tags, and other names
/// that people type or that older products still have.
enum OpenFoodFactsCountry {
    /// - Parameter text: a code (`de`), a name (`Germany`) or a tag (`en:germany`).
    /// - Returns: the tags of products sold there; nil for an unknown country.
    static func tags(_ text: String) -> Set<String>? {
        let typed = text.trimmingCharacters(in: .whitespaces).lowercased()
        let isTag = typed.contains(":")
        let name = slug(typed.hasPrefix("en:") ? String(typed.dropFirst(3)) : typed)
        if let names = names[name] { return Set(names.map { "en:\($0)" }) }
        return isTag ? [typed] : nil
    }

    /// As in tags: `cote-d-ivoire` for "Côte d’Ivoire".
    private static func slug(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// All names of a country, by its code and by each of its names.
    private static let names = {
        var names: [String: [String]] = [:]
        for country in list.split(separator: "; ") {
            let words = country.split(separator: " ").map(String.init)
            for word in words { names[word] = Array(words.dropFirst()) }
        }
        return names
    }()

    private static let list = """
        ad andorra; ae united-arab-emirates; af afghanistan; ag antigua-and-barbuda; ai anguilla; al albania; \
        am armenia; ao angola; aq antarctic antarctica; ar argentina; as american-samoa; at austria; \
        au australia; aw aruba; ax aland-islands; az azerbaijan; ba bosnia-and-herzegovina; bb barbados; \
        bd bangladesh; be belgium; bf burkina-faso; bg bulgaria; bh bahrain; bi burundi; bj benin; \
        bl saint-barthelemy; bm bermuda; bn brunei; bo bolivia; bq caribbean-netherlands; br brazil; \
        bs the-bahamas bahamas; bt bhutan; bv bouvet-island; bw botswana; by belarus; bz belize; ca canada; \
        cc cocos-keeling-islands; cd democratic-republic-of-the-congo; cf central-african-republic; \
        cg republic-of-the-congo; ch switzerland; ci cote-d-ivoire ivory-coast; ck cook-islands; cl chile; \
        cm cameroon; cn china; co colombia; cr costa-rica; cu cuba; cv cape-verde cabo-verde; cw curacao; \
        cx christmas-island; cy cyprus; cz czech-republic czechia; de germany; dj djibouti; dk denmark; \
        dm dominica; do dominican-republic; dz algeria; ec ecuador; ee estonia; eg egypt; eh western-sahara; \
        er eritrea; es spain; et ethiopia; eu european-union; fi finland; fj fiji; fk falkland-islands; \
        fm federated-states-of-micronesia micronesia; fo faroe-islands; fr france; ga gabon; \
        gb united-kingdom uk; gd grenada; ge georgia; gf french-guiana; gg guernsey; gh ghana; gi gibraltar; \
        gl greenland; gm gambia the-gambia; gn guinea; gp guadeloupe; gq equatorial-guinea; gr greece; \
        gs south-georgia-and-the-south-sandwich-islands; gt guatemala; gu guam; gw guinea-bissau; gy guyana; \
        hk hong-kong; hm heard-island-and-mcdonald-islands; hn honduras; hr croatia; ht haiti; hu hungary; \
        id indonesia; ie ireland; il israel; im isle-of-man; in india; io british-indian-ocean-territory; \
        iq iraq; ir iran; is iceland; it italy; je jersey; jm jamaica; jo jordan; jp japan; ke kenya; \
        kg kyrgyzstan; kh cambodia; ki kiribati; km comoros; kn saint-kitts-and-nevis; kp north-korea; \
        kr south-korea; kw kuwait; ky cayman-islands; kz kazakhstan; la laos; lb lebanon; lc saint-lucia; \
        li liechtenstein; lk sri-lanka; lr liberia; ls lesotho; lt lithuania; lu luxembourg; lv latvia; \
        ly libya; ma morocco; mc monaco; md moldova; me montenegro; mf saint-martin; mg madagascar; \
        mh marshall-islands; mk north-macedonia macedonia; ml mali; mm myanmar; mn mongolia; mo macau macao; \
        mp northern-mariana-islands; mq martinique; mr mauritania; ms montserrat; mt malta; mu mauritius; \
        mv maldives; mw malawi; mx mexico; my malaysia; mz mozambique; na namibia; nc new-caledonia; \
        ne niger; nf norfolk-island; ng nigeria; ni nicaragua; nl netherlands the-netherlands; no norway; \
        np nepal; nr nauru; nu niue; nz new-zealand; om oman; pa panama; pe peru; pf french-polynesia; \
        pg papua-new-guinea; ph philippines; pk pakistan; pl poland; pm saint-pierre-and-miquelon; \
        pn pitcairn; pr puerto-rico; ps state-of-palestine palestine palestinian-territories; pt portugal; \
        pw palau; py paraguay; qa qatar; re reunion; ro romania; rs serbia; ru russia; rw rwanda; \
        sa saudi-arabia; sb solomon-islands; sc seychelles; sd sudan; se sweden; sg singapore; \
        sh saint-helena; si slovenia; sj svalbard-and-jan-mayen; sk slovakia; sl sierra-leone; sm san-marino; \
        sn senegal; so somalia; sr suriname; ss south-sudan; st sao-tome-and-principe; sv el-salvador; \
        sx sint-maarten; sy syria; sz swaziland eswatini; tc turks-and-caicos-islands; td chad; \
        tf french-southern-and-antarctic-lands; tg togo; th thailand; tj tajikistan; tk tokelau; \
        tl timor-leste; tm turkmenistan; tn tunisia; to tonga; tr turkey turkiye; tt trinidad-and-tobago; \
        tv tuvalu; tw taiwan; tz tanzania; ua ukraine; ug uganda; um united-states-minor-outlying-islands; \
        us united-states usa united-states-of-america; uy uruguay; uz uzbekistan; va vatican-city; \
        vc saint-vincent-and-the-grenadines; ve venezuela; vg british-virgin-islands; \
        vi virgin-islands-of-the-united-states; vn vietnam; vu vanuatu; wf wallis-and-futuna; ws samoa; \
        xk kosovo; ye yemen; yt mayotte; za south-africa; zm zambia; zw zimbabwe
        """
}
