import Forms
import Texts

/// The steps to set up an app.
struct HealthGuide: Sendable {
    let name: String
    let platform: String
    let address: CopyField
    let steps: [String]
    let note: String

    /// - Parameter origin: the scheme and host in the browser's address, such as `http://home.local:8080`.
    static func all(origin: String) -> [HealthGuide] {
        [
            HealthGuide(
                name: HealthTexts.healthAutoExport, platform: HealthTexts.iphoneAndAppleWatch,
                address: CopyField(id: "auto-export", label: "URL", value: "\(origin)\(Paths.autoExport)"),
                steps: [
                    HealthTexts.createATokenAboveAnd,
                    HealthTexts.inHealthAutoExportOpen,
                    HealthTexts.pasteTheAddressBelowAs,
                    HealthTexts.addAHeaderWithThe,
                    HealthTexts.chooseHealthMetricsWithStep,
                    HealthTexts.turnOnSummarizeDataBy,
                    HealthTexts.forWorkoutsAddASecond,
                    HealthTexts.runItOnceByHand,
                ],
                note: HealthTexts.theAppNeedsAPaid),
            HealthGuide(
                name: HealthTexts.hcWebhook, platform: HealthTexts.androidWithHealthConnect,
                address: CopyField(
                    id: "hc-webhook", label: HealthTexts.webhookURL, value: "\(origin)\(Paths.hcWebhook)"),
                steps: [
                    HealthTexts.createATokenAboveAnd,
                    HealthTexts.inHCWebhookAllowAccess,
                    HealthTexts.addTheAddressBelowAs,
                    HealthTexts.addAHeaderToIt,
                    HealthTexts.chooseHowOftenItSends,
                ],
                note: HealthTexts.itsTestButtonSendsMade),
            HealthGuide(
                name: HealthTexts.openscaleSync, platform: HealthTexts.bluetoothScalesAndroid,
                address: CopyField(id: "weight-entry", label: HealthTexts.wgerServer, value: "\(origin)\(Paths.wger)"),
                steps: [
                    HealthTexts.createATokenAboveAndName,
                    HealthTexts.inOpenScaleSyncChooseWger,
                    HealthTexts.pasteTheAddressBelowAsThe,
                    HealthTexts.pasteTheTokenAsThe,
                ],
                note: HealthTexts.weightsAreSentInKilograms),
        ]
    }
}
